import { MAX_SEPARATOR_CHARACTERS } from '@wordloom/contract'
import { LimitedField } from './limited-field.tsx'
import type { OptionsProps } from './separator-options.tsx'

const QUICK_SEPARATORS = [
  { text: ',', name: 'Comma' },
  { text: ', ', name: 'Comma and space' },
  { text: '_', name: 'Underscore' },
  { text: '/', name: 'Slash' },
  { text: '.', name: 'Dot' },
  { text: '|', name: 'Vertical bar' },
] as const

export default function CustomSeparator({ options, setOptions }: OptionsProps) {
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <LimitedField
        label="Custom separator"
        limit={MAX_SEPARATOR_CHARACTERS}
        value={options.customSeparator}
        onChange={(customSeparator) => setOptions({ customSeparator })}
        className="w-36"
      />
      <fieldset className="flex min-w-0 flex-wrap gap-1">
        <legend className="sr-only">Quick separators</legend>
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
            {text === ', ' ? ',␣' : text}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
