import { TABLE_TEXTS as T } from '../texts.ts'

interface ViewSwitchProps {
  readonly isTable: boolean
  readonly onChange: (isTable: boolean) => void
}

export function ViewSwitch({ isTable, onChange }: ViewSwitchProps) {
  return (
    <fieldset aria-label={T.showAs} className="inline-flex rounded-md border border-line bg-wash p-0.5">
      {[false, true].map((choice) => (
        <button
          key={String(choice)}
          type="button"
          aria-pressed={choice === isTable}
          onClick={() => onChange(choice)}
          className="min-h-6 rounded-sm px-2 text-xs/5 font-medium text-soft transition-colors hover:text-ink aria-pressed:bg-ink aria-pressed:text-card forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
        >
          {choice ? T.table : T.list}
        </button>
      ))}
    </fieldset>
  )
}
