import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'

interface VirtualListProps<Item extends { readonly id: number | string }> {
  /** The accessible name. */
  readonly label: string
  readonly items: readonly Item[]
  /** How many there are where those are only the first; -1 where nobody knows. */
  readonly total?: number
  /** The usual height of a row in pixels; each is measured once it is there. */
  readonly rowHeight: number
  /** The id of the row that stays wherever it has scrolled to, because it has the focus or Tab leads to it. */
  readonly kept: Item['id'] | null
  /** The same function from render to render: rows are drawn anew when it, or their item, changes. */
  readonly renderRow: (item: Item) => ReactNode
}

/** Rows before and after those in sight. */
const OVERSCAN = 4

/** A list of any length that scrolls with the page: only the rows in sight are there. Each has `data-item={id}`. */
export function VirtualList<Item extends { readonly id: number | string }>({
  label,
  items,
  total = items.length,
  rowHeight,
  kept,
  renderRow,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const keptAt = kept === null ? -1 : items.findIndex(({ id }) => id === kept)

  useLayoutEffect(() => {
    if (list.current !== null) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY))
  })

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((at: number) => items[at]?.id ?? at, [items]),
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: useCallback((range: Range) => withKept(range, keptAt), [keptAt]),
    useFlushSync: false,
  })
  return (
    <ul
      ref={list}
      aria-label={label}
      className="relative overflow-hidden rounded-md border border-line bg-card"
      style={{ height: virtualizer.getTotalSize() + BORDERS }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]
        if (item === undefined) return null
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-item={item.id}
            aria-setsize={total}
            aria-posinset={index + 1}
            className={`absolute inset-x-0 scroll-my-24 border-line ${index === 0 ? '' : 'border-t'}`}
            // No transform: a menu in a row would be cut off with the list.
            style={{ top: start - top }}
          >
            <Row item={item} renderRow={renderRow} />
          </li>
        )
      })}
    </ul>
  )
}

/** The border of the list itself, above and below. */
const BORDERS = 2

function withKept(range: Range, kept: number): number[] {
  const shown = defaultRangeExtractor(range)
  if (kept < 0 || kept >= range.count || shown.includes(kept)) return shown
  return [...shown, kept].sort((one, other) => one - other)
}

interface RowProps<Item> {
  readonly item: Item
  readonly renderRow: (item: Item) => ReactNode
}

const Row = memo(function Row<Item>({ item, renderRow }: RowProps<Item>) {
  return renderRow(item)
}) as <Item>(props: RowProps<Item>) => ReactNode
