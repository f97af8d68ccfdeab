import { PreviewTable } from './preview-table.tsx'
import type { ReadingProps } from './reading-view.ts'
import { READING_TEXTS as T } from './texts.ts'

/** Shows the first lines of a file and what the reader assumed. */
export function ReadingPanel(props: ReadingProps) {
  const { view, isReading } = props
  return (
    <div className="grid grid-cols-1 gap-3" aria-busy={isReading}>
      <p role="status" className="text-sm/6 text-soft wrap-anywhere">
        {isReading ? T.reading : view.summary || T.asLines}
      </p>
      <PreviewTable {...props} />
      <Notes view={view} />
    </div>
  )
}

function Notes({ view: { report } }: Pick<ReadingProps, 'view'>) {
  const { doubts, sheet, columns } = report
  const notes = [
    ...(sheet !== null && sheet.uncalculated > 0 ? [T.uncalculated(sheet.uncalculated)] : []),
    ...doubts.map(T.doubt),
    ...columns
      .filter(({ unreadable }) => unreadable > 0)
      .map(({ name, unreadable, unreadableExamples }) =>
        T.unreadableNumbers(name, unreadable, unreadableExamples),
      ),
  ]
  if (notes.length === 0) return null
  return (
    <ul className="grid gap-1 text-xs/5 text-soft">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
