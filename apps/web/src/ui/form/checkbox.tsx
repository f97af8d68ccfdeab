import { useId } from 'react'
import { useAdoptChoice } from '#platform/document/use-adopt-choice.ts'
import { CheckIcon } from '../icons/icons.tsx'

interface CheckboxProps {
  readonly label: string
  readonly help?: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

export function Checkbox({ label, help, isChecked, onChange }: CheckboxProps) {
  const id = useId()
  const box = useAdoptChoice<HTMLInputElement>(({ checked }) => {
    if (checked !== isChecked) onChange(checked)
  })
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2.5">
      <span className="relative mt-1 size-5">
        <input
          ref={box}
          id={id}
          type="checkbox"
          autoComplete="off"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          className="peer size-5 cursor-pointer appearance-none rounded-sm border border-edge bg-card transition-colors checked:border-accent checked:bg-accent forced-colors:appearance-auto"
        />
        <CheckIcon className="pointer-events-none absolute inset-0.5 size-4 text-accent-ink opacity-0 peer-checked:opacity-100 forced-colors:hidden" />
      </span>
      <label htmlFor={id} className="cursor-pointer py-0.5 text-sm/6 font-medium">
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className="col-start-2 text-xs/5 text-soft">
          {help}
        </p>
      )}
    </div>
  )
}
