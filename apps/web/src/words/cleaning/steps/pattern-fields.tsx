import type { TextPattern } from '@wordloom/lists'
import type { ReactNode } from 'react'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { STEP_FIELD_TEXTS as T } from '../texts.ts'
import { Choice } from './choice.tsx'

interface PatternFieldsProps {
  readonly pattern: TextPattern
  readonly help?: string | undefined
  readonly onChange: (pattern: TextPattern) => void
  /** Fields between the text and its syntax. */
  readonly children?: ReactNode
}

export function PatternFields({ pattern, help, onChange, children }: PatternFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        label={T.find}
        isMono
        value={pattern.text}
        onChange={({ target }) => onChange({ ...pattern, text: target.value })}
        {...(help !== undefined && { help })}
      />
      {children}
      <Choice
        label={T.syntax}
        names={T.syntaxes}
        value={pattern.syntax}
        onChange={(syntax) => onChange({ ...pattern, syntax })}
      />
      <Checkbox
        label={T.ignoresCase}
        isChecked={pattern.ignoresCase === true}
        onChange={(ignoresCase) => onChange({ ...pattern, ignoresCase })}
      />
    </div>
  )
}
