import { toNumber } from '#platform/format/numbers.ts'
import { SECTION_TITLE } from '#ui/text/title.ts'
import type { ComparisonCounts } from './comparison.worker.ts'
import { COMPARISON_TEXTS as T } from './texts.ts'

interface CountsTableProps {
  readonly counts: ComparisonCounts
  readonly letters: readonly string[]
}

const CELL = 'py-2 pl-4 text-right tabular-nums first:pl-0 first:text-left'

export function CountsTable({ counts: { lists, union, intersection }, letters }: CountsTableProps) {
  return (
    <section aria-labelledby="counts" className="min-w-0">
      <h2 id="counts" className={SECTION_TITLE}>
        {T.counts}
      </h2>
      <table className="mt-4 w-full border-collapse text-sm/6">
        <thead className="border-b border-line text-xs/5 text-faint">
          <tr>
            {Object.values(T.headings).map((heading) => (
              <th key={heading} scope="col" className={`${CELL} font-medium`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lists.map(({ words, different, onlyHere }, place) => (
            <tr key={letters[place]} className="border-b border-line">
              <th scope="row" className={`${CELL} font-medium`}>
                {T.list(letters[place] ?? '')}
              </th>
              <td className={CELL}>{toNumber(words)}</td>
              <td className={CELL}>{toNumber(different)}</td>
              <td className={CELL}>{toNumber(onlyHere)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="mt-3 text-sm/6 text-soft tabular-nums">
        {T.summary(union, intersection)}
      </p>
    </section>
  )
}
