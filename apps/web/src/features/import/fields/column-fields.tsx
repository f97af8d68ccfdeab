import { SegmentedControl } from '../../../shared/ui/form/segmented-control.tsx'
import type { ImportSession } from '../import-session.ts'
import type { Choice } from '../reading/choose-items.ts'
import type { ReadOutcome } from '../reading/reader.ts'
import { COLUMNS_TEXTS as T } from '../texts.ts'

interface ColumnFieldsProps {
  readonly session: ImportSession
  readonly outcome: ReadOutcome
  readonly choice: Choice
  readonly allowsSplit: boolean
}

export function ColumnFields({ session, outcome, choice, allowsSplit }: ColumnFieldsProps) {
  const { columns, width } = outcome
  if (columns.length === 0) {
    return <p className="text-sm/6 text-soft">{T.tooMany(width)}</p>
  }
  const taken = choice.columns === 'all' ? columns.map((_, place) => place) : choice.columns
  function take(place: number, isTaken: boolean) {
    const chosen = isTaken ? [...taken, place].sort((a, b) => a - b) : taken.filter((each) => each !== place)
    session.choose({ columns: chosen.length === width ? 'all' : chosen })
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-xs/5 font-medium text-soft">{T.question}</legend>
        <div className="max-h-44 overflow-y-auto rounded-md border border-edge">
          {columns.map(({ first, cells }, place) => (
            <label
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={place}
              className="flex min-h-9 cursor-pointer items-center gap-2.5 border-line px-3 py-1 text-sm/5 not-first:border-t hover:bg-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="checkbox"
                checked={taken.includes(place)}
                onChange={({ target }) => take(place, target.checked)}
                className="size-4 shrink-0 accent-accent outline-none"
              />
              <span className="max-w-1/2 shrink-0 truncate font-medium">
                {(choice.hasHeader && first) || T.column(place + 1)}
              </span>
              <span className="min-w-0 truncate font-mono text-xs text-soft">
                {(choice.hasHeader ? cells : [first, ...cells].filter(Boolean)).join(' · ')}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {allowsSplit && taken.length > 1 && (
        <SegmentedControl
          label={T.split}
          choices={[
            { value: 'one', label: T.one },
            { value: 'each', label: T.each },
          ]}
          value={choice.isSplit ? 'each' : 'one'}
          onChange={(value) => session.choose({ isSplit: value === 'each' })}
        />
      )}
    </div>
  )
}
