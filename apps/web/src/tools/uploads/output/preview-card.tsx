import { useState } from 'react'
import { OUTPUT_TEXTS as T } from '../texts.ts'
import type { Preview } from './outcome.ts'
import { SelectField } from './select-field.tsx'

export function PreviewCard({ previews }: { readonly previews: readonly Preview[] }) {
  const [chosen, setChosen] = useState('')
  const preview = previews.find(({ fileName }) => fileName === chosen) ?? previews[0]
  if (preview === undefined) return null
  const { fileName, columns, rows } = preview
  const shown = [...columns.keys()].filter((column) => rows.some((cells) => cells[column] !== ''))
  return (
    <div className="min-w-0 overflow-hidden rounded-md border border-line bg-card pt-4">
      <h2 className="px-4 pb-3 text-base/6 font-semibold tracking-tight sm:px-5">{T.preview}</h2>
      {previews.length > 1 && (
        <div className="max-w-md px-4 pb-3 sm:px-5">
          <SelectField
            label={T.files}
            choices={previews.map(({ fileName: value }) => ({ value, label: value }))}
            value={fileName}
            onChange={setChosen}
          />
        </div>
      )}
      <section
        aria-label={T.previewOf(fileName)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="max-h-96 overflow-auto border-t border-line focus-visible:-outline-offset-2"
      >
        <table className="min-w-full border-separate border-spacing-0 text-left text-xs/5">
          <thead className="sticky top-0 bg-wash">
            <tr>
              {shown.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="border-b border-line px-3 py-1.5 font-medium whitespace-nowrap text-soft first:pl-4 sm:first:pl-5"
                >
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="font-mono">
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and never move
              <tr key={row}>
                {shown.map((column) => (
                  <td
                    key={column}
                    title={cells[column]}
                    className="max-w-72 truncate border-b border-line/60 px-3 py-1 whitespace-pre first:pl-4 sm:first:pl-5"
                  >
                    <bdi>{cells[column]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
