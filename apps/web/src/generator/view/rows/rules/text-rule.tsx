import { MAX_CONDITION_CHARACTERS } from '@wordloom/contract'
import type { RowProblem } from '#generator/compute/row-problem.ts'
import { completeCondition } from '#ui/template-field/complete.ts'
import { SyntaxField } from '#ui/template-field/syntax-field.tsx'
import { toConditionTokens } from '#ui/template-field/tokens.ts'
import { RULE_TEXTS as T } from '../texts.ts'

interface TextRuleProps {
  readonly text: string
  readonly names: readonly string[]
  readonly problems: readonly RowProblem[]
  readonly onChange: (text: string) => void
}

export function TextRule({ text, names, problems, onChange }: TextRuleProps) {
  return (
    <SyntaxField
      label={T.text}
      value={text}
      tokens={toConditionTokens(text, names)}
      most={MAX_CONDITION_CHARACTERS}
      placeholder={T.textPlaceholder}
      help={T.textHelp}
      problems={problems}
      complete={(typed, caret) => completeCondition(typed, caret, names)}
      onChange={onChange}
    />
  )
}
