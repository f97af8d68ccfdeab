import { useId } from 'react'
import { useAdoptChoice } from '#platform/document/use-adopt-choice.ts'

interface SegmentedControlProps<Value extends string> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

export function SegmentedControl<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  const fieldset = useAdoptChoice<HTMLFieldSetElement>((fields) => {
    const checked = fields.querySelector<HTMLInputElement>('input:checked')?.value
    const chosen = choices.find((choice) => choice.value === checked)
    if (chosen !== undefined && chosen.value !== value) onChange(chosen.value)
  })
  return (
    <fieldset ref={fieldset} className="min-w-0">
      <legend className="mb-1.5 text-xs/5 font-medium text-soft">{label}</legend>
      <div
        className={`grid gap-0.5 rounded-md border border-line bg-wash p-0.5 sm:flex sm:w-fit sm:flex-wrap ${choices.length % 2 === 0 ? 'grid-cols-2' : 'grid-cols-2 min-[360px]:grid-cols-3'}`}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-8 grow cursor-pointer items-center justify-center rounded-[6px] px-3 text-sm/5 font-medium text-soft max-[359px]:text-center min-[360px]:whitespace-nowrap transition-colors hover:text-ink has-checked:bg-ink has-checked:text-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
          >
            <input
              type="radio"
              autoComplete="off"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[6px] outline-none"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
