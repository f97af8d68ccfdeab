import type { Selection } from './reading/reader.ts'
import { toListNames } from './saving/list-names.ts'
import { IMPORT_TEXTS, PREVIEW_TEXTS as T } from './texts.ts'

interface PreviewProps {
  readonly selection: Selection
  readonly name: string
}

export function Preview({ selection, name }: PreviewProps) {
  const { preview, total } = selection
  const lists = selection.lists.filter(({ count }) => count > 0)
  const names = toListNames(lists, name)
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <h3 className="text-xs/5 font-medium text-soft">{T.heading}</h3>
      {lists.length > 1 && (
        <ul className="text-sm/6">
          {lists.map(({ count }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list is the place of its column
            <li key={place} className="flex justify-between gap-3">
              <span className="truncate font-medium">{names[place]}</span>
              <span className="shrink-0 text-soft tabular-nums">{T.items(count)}</span>
            </li>
          ))}
        </ul>
      )}
      <section
        aria-label={T.heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="max-h-40 overflow-y-auto rounded-md border border-line bg-wash/40 px-3 py-2 font-mono text-xs/5"
      >
        <ol>
          {preview.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may be equal, and never move
            <li key={place} dir="auto" className="break-words">
              {item}
            </li>
          ))}
        </ol>
        {total > preview.length && (
          <p className="mt-1 font-sans text-soft">{IMPORT_TEXTS.more(total - preview.length)}</p>
        )}
      </section>
    </div>
  )
}
