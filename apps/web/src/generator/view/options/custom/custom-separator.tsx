import { MAX_SEPARATOR_CHARACTERS } from '@wordloom/contract'
import type { OptionsProps } from '../options-props.ts'
import { LimitedField } from './limited-field.tsx'
import { CUSTOM_SEPARATOR_TEXTS as T } from './texts.ts'

const QUICK_SEPARATORS = [
  { text: ',', name: T.comma },
  { text: ', ', name: T.commaAndSpace },
  { text: '_', name: T.underscore },
  { text: '/', name: T.slash },
  { text: '.', name: T.dot },
  { text: '|', name: T.pipe },
] as const

export default function CustomSeparator({ options, setOptions }: OptionsProps) {
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <LimitedField
        label={T.separator}
        limit={MAX_SEPARATOR_CHARACTERS}
        value={options.customSeparator}
        onChange={(customSeparator) => setOptions({ customSeparator })}
        className="w-36"
      />
      <fieldset className="flex min-w-0 flex-wrap gap-1">
        <legend className="sr-only">{T.quick}</legend>
        {QUICK_SEPARATORS.map(({ text, name }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={options.customSeparator === text}
            onClick={() => setOptions({ customSeparator: text })}
            className="size-9 rounded-md border border-line font-mono text-sm text-soft transition-colors hover:bg-wash hover:text-ink aria-pressed:border-ink aria-pressed:text-ink"
          >
            {text.replace(' ', '␣')}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
