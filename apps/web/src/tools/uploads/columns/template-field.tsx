import { MAX_TEMPLATE_CHARACTERS } from '@wordloom/contract'
import { useId, useRef } from 'react'
import { completeTemplate } from '#ui/template-field/complete.ts'
import { InsertColumns } from '#ui/template-field/insert-columns.tsx'
import { SyntaxField, type SyntaxFieldHandle } from '#ui/template-field/syntax-field.tsx'
import { FILTER_TEXTS } from '#ui/template-field/texts.ts'
import { toTemplateTokens } from '#ui/template-field/tokens.ts'
import { FIELD_TEXTS } from '#ui/texts.ts'

interface TemplateFieldProps {
  readonly label: string
  readonly value: string
  readonly names: readonly string[]
  /** Filters beside those of all templates. */
  readonly filters?: typeof FILTER_TEXTS.filters | readonly TemplateFilter[]
  readonly placeholder?: string
  readonly help?: string
  readonly isOptional?: boolean
  /** True without room for names of columns beside the label. */
  readonly isNarrow?: boolean
  readonly error?: string | undefined
  readonly onChange: (text: string) => void
}

export interface TemplateFilter {
  readonly name: string
  readonly hint: string
  readonly takesValue: boolean
}

export function TemplateField({
  label,
  value,
  names,
  filters = FILTER_TEXTS.filters,
  placeholder,
  help,
  isOptional = false,
  isNarrow = false,
  error,
  onChange,
}: TemplateFieldProps) {
  const id = useId()
  const field = useRef<SyntaxFieldHandle>(null)
  return (
    <div className="group min-w-0">
      <div className="mb-1.5 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
        <span id={id} aria-hidden="true" className="text-xs/5 font-medium text-soft">
          {label}
          {isOptional && <span className="font-normal text-faint"> {FIELD_TEXTS.optional}</span>}
        </span>
        {!isNarrow && (
          <div className="ml-auto opacity-0 transition-opacity group-focus-within:opacity-100 max-sm:hidden max-sm:group-focus-within:block">
            <InsertColumns names={names} onInsert={(text) => field.current?.insert(text)} />
          </div>
        )}
      </div>
      <SyntaxField
        ref={field}
        label={label}
        value={value}
        tokens={toTemplateTokens(value, names, true)}
        most={MAX_TEMPLATE_CHARACTERS}
        {...(placeholder !== undefined && { placeholder })}
        {...(help !== undefined && { help })}
        problems={error === undefined ? [] : [{ place: { range: null }, message: error, isWarning: false }]}
        complete={(text, caret) =>
          completeTemplate(text, caret, names, { words: FILTER_TEXTS.words, filters })
        }
        onChange={(text) => onChange(text.replaceAll(/\r?\n/g, ' '))}
      />
    </div>
  )
}
