import { MAX_CONDITION_CHARACTERS } from '@wordloom/contract'
import { completeCondition } from '../../../../../shared/template-field/complete.ts'
import { SyntaxField } from '../../../../../shared/template-field/syntax-field.tsx'
import { toConditionTokens } from '../../../../../shared/template-field/tokens.ts'
import type { RowProblem } from '../../../compute/row-problem.ts'
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
