import type { ReactNode } from 'react'
import { MoreRows } from '../more-rows.tsx'
import type { usePages } from '../use-pages.ts'
import { NEGATIVES_TEXTS as T } from './texts.ts'

interface ResultTableProps<Row> {
  readonly label: string
  readonly pages: ReturnType<typeof usePages<Row>>
  readonly nothing: string
  readonly headings: readonly string[]
  readonly toCells: (row: Row) => readonly ReactNode[]
}

/** On a phone, the cells of a row are below each other. */
export function ResultTable<Row>({ label, pages, nothing, headings, toCells }: ResultTableProps<Row>) {
  const { rows, total, isLoading, more } = pages
  if (isLoading) return <p className="h-24 animate-appear text-sm/6 text-soft">{T.checking}</p>
  if (total === 0)
    return <p className="rounded-md border border-line bg-card px-4 py-8 text-center text-soft">{nothing}</p>
  return (
    <div className="overflow-hidden rounded-md border border-line bg-card">
      <table aria-label={label} className="w-full text-left text-sm/6">
        <thead className="border-b border-line bg-wash text-xs/5 text-soft max-sm:sr-only">
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="px-4 py-2 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              key={place}
              className="border-b border-line align-top last:border-b-0 max-sm:block max-sm:py-2"
            >
              {toCells(row).map((cell, i) => (
                <td key={headings[i]} className="px-4 py-1.5 max-sm:block max-sm:py-0.5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MoreRows label={T.more(total - rows.length)} onMore={more} />
    </div>
  )
}
