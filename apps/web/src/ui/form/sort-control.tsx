import { useId } from 'react'
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons.tsx'
import { SORT_TEXTS } from '../texts.ts'
import { SELECT } from './select-class.ts'

export interface Sorting<By extends string> {
  readonly by: By
  readonly isDescending: boolean
}

interface SortControlProps<By extends string> {
  readonly choices: readonly { readonly value: By; readonly label: string }[]
  readonly sorting: Sorting<By>
  readonly onChange: (sorting: Sorting<By>) => void
}

export function SortControl<By extends string>({ choices, sorting, onChange }: SortControlProps<By>) {
  const id = useId()
  const { by, isDescending } = sorting
  const name = isDescending ? SORT_TEXTS.isDescending : SORT_TEXTS.isAscending
  const Arrow = isDescending ? ArrowDownIcon : ArrowUpIcon
  return (
    <div className="flex items-center">
      <label htmlFor={id} className="sr-only">
        {SORT_TEXTS.by}
      </label>
      <select
        id={id}
        value={by}
        onChange={({ target }) => {
          const chosen = choices.find(({ value }) => value === target.value)
          if (chosen !== undefined) onChange({ by: chosen.value, isDescending: chosen.value !== 'name' })
        }}
        className={`${SELECT} rounded-r-none`}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={name}
        title={name}
        onClick={() => onChange({ by, isDescending: !isDescending })}
        className="-ml-px inline-flex size-9 shrink-0 items-center justify-center rounded-r-md border border-edge bg-card text-soft hover:bg-wash hover:text-ink focus-visible:z-10"
      >
        <Arrow />
      </button>
    </div>
  )
}
