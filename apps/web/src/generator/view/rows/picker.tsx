import { ChevronDownIcon } from '#ui/icons/icons.tsx'

interface Choice<Value> {
  readonly value: Value
  readonly label: string
  /** Choices with a group follow those without one. */
  readonly group?: string
}

interface PickerProps<Value extends string | number> {
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly className?: string
  readonly onChange: (value: Value) => void
}

export function Picker<Value extends string | number>({
  label,
  choices,
  value,
  className = '',
  onChange,
}: PickerProps<Value>) {
  return (
    <span className="relative inline-flex max-w-full min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = choices[target.selectedIndex]
          if (chosen !== undefined) onChange(chosen.value)
        }}
        className={`min-h-8 max-w-full cursor-pointer appearance-none truncate rounded-md border border-line bg-wash py-0 pr-7 pl-2.5 text-sm font-medium transition-colors hover:border-edge ${className}`}
      >
        {choices.filter(({ group }) => group === undefined).map(toOption)}
        {[...Map.groupBy(choices, ({ group }) => group)].map(
          ([group, own]) =>
            group !== undefined && (
              <optgroup key={group} label={group} className="bg-card text-ink">
                {own.map(toOption)}
              </optgroup>
            ),
        )}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-2 size-3 -translate-y-1/2 text-soft" />
    </span>
  )
}

function toOption<Value extends string | number>({ value, label }: Choice<Value>) {
  return (
    <option key={value} value={value} className="bg-card text-ink">
      {label}
    </option>
  )
}
