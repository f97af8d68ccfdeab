import type { PreviewRow } from '@wordloom/reading'
import { type SubmitEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { ReadingProps } from './reading-view.ts'
import { READING_TEXTS as T } from './texts.ts'

const ROW_LOOKS: Readonly<Record<PreviewRow['use'], string>> = {
  above: 'text-faint italic',
  header: 'bg-accent/10 font-semibold text-ink',
  row: 'text-soft',
  'left-out': 'text-faint line-through',
}
const ROW_NOTES: Readonly<Record<PreviewRow['use'], string | null>> = {
  above: T.above,
  header: null,
  row: null,
  'left-out': T.leftOut,
}

const LINE = 'sticky left-0 z-1 border-r border-line bg-card text-right font-sans font-normal'
const CELL = 'max-w-56 truncate border-line px-2.5 py-1 not-italic'

/** The choice shows before the file is read with it. */
function chosenColumns(
  { columns: chosen }: ReadingProps['options'],
  columns: ReadingProps['view']['report']['columns'],
): readonly number[] {
  const numbers = chosen?.filter((column) => typeof column === 'number')
  if (numbers !== undefined && numbers.length === chosen?.length) return numbers
  return columns.filter(({ isChosen }) => isChosen).map(({ index }) => index + 1)
}

/** The first lines as a table: a line's button makes it the header, and a column's checkbox takes its words. */
export function PreviewTable({ view, options, onChange }: ReadingProps) {
  const { preview, report, width } = view
  const { columns } = report
  const chosen = chosenColumns(options, columns)

  function take(number: number, isTaken: boolean) {
    const next = isTaken ? [...chosen, number] : chosen.filter((each) => each !== number)
    onChange({ ...options, columns: next.sort((a, b) => a - b) })
  }
  function nameColumns({ line, use }: PreviewRow) {
    // Without names, the columns stay those that were chosen by them.
    if (use === 'header') onChange({ ...options, header: 'none', columns: chosen })
    else onChange({ ...options, header: line })
  }

  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      {columns.length > 1 && <p className="text-xs/5 text-soft">{T.hint}</p>}
      <section
        aria-label={T.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="max-h-72 overflow-auto rounded-md border border-edge"
      >
        <table className="w-full border-separate border-spacing-0 font-mono text-xs/5">
          {columns.length > 1 && (
            <thead className="sticky top-0 z-2 bg-wash font-sans">
              <tr>
                <th scope="col" className={`${LINE} border-b bg-wash px-2 font-medium text-soft`}>
                  {T.line}
                </th>
                {columns.map(({ index, name }) => (
                  <th
                    key={index}
                    scope="col"
                    className={`border-b border-line p-0 text-left font-medium ${chosen.includes(index + 1) ? 'bg-accent/15 text-ink' : 'text-soft'}`}
                  >
                    <label className="flex min-h-9 max-w-56 cursor-pointer items-center gap-2 px-2.5 hover:bg-accent/10 has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
                      <input
                        type="checkbox"
                        checked={chosen.includes(index + 1)}
                        // A table without a chosen column has no words.
                        disabled={chosen.length === 1 && chosen.includes(index + 1)}
                        onChange={({ target }) => take(index + 1, target.checked)}
                        className="size-4 shrink-0 accent-accent outline-none"
                      />
                      <span dir="auto" className="truncate">
                        {name || T.column(index + 1)}
                      </span>
                    </label>
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {preview.map((row) => (
              <tr key={row.line} className={`${ROW_LOOKS[row.use]} hover:bg-wash`}>
                <th scope="row" className={`${LINE} border-b p-0`}>
                  <button
                    type="button"
                    aria-pressed={row.use === 'header'}
                    aria-label={T.headerLine(row.line)}
                    title={ROW_NOTES[row.use] ?? T.headerLine(row.line)}
                    onClick={() => nameColumns(row)}
                    className={`min-h-7 w-full min-w-11 px-2 text-right tabular-nums ${row.use === 'header' ? 'bg-accent font-semibold text-accent-ink' : 'text-soft hover:bg-accent/15 hover:text-ink'}`}
                  >
                    {row.line}
                  </button>
                </th>
                {row.cells.map((cell, place) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    key={place}
                    dir="auto"
                    className={`${CELL} border-b ${columns[place]?.isChosen === true && row.use === 'row' ? 'bg-accent/5 text-ink' : ''}`}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {columns.length < width && width > 1 && (
        <OtherColumn
          note={T.moreColumns(columns.length, width)}
          onTake={(column) => onChange({ ...options, columns: [column] })}
        />
      )}
    </div>
  )
}

interface OtherColumnProps {
  readonly note: string
  readonly onTake: (column: string) => void
}

function OtherColumn({ note, onTake }: OtherColumnProps) {
  const [typed, setTyped] = useState('')
  function submit(event: SubmitEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (typed.trim() !== '') onTake(typed.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField label={T.otherColumn} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Button type="submit" className="min-h-10">
        {T.takeColumn}
      </Button>
      <p className="w-full text-xs/5 text-soft">{note}</p>
    </form>
  )
}
