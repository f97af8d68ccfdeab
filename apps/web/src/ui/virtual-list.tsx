import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'

interface VirtualListProps<Item extends { readonly id: number | string }> {
  readonly label: string
  readonly items: readonly Item[]
  /** The total if `items` has only the first ones; -1 if unknown. */
  readonly total?: number
  /** The estimated height in pixels; each row is measured once it's rendered. */
  readonly rowHeight: number
  /** The id of a row that always stays rendered, because it has the focus or is the Tab stop. */
  readonly kept: Item['id'] | null
  /** Must not change between renders, because otherwise all rows render again. */
  readonly renderRow: (item: Item) => ReactNode
}

const OVERSCAN = 4

/** Renders only the visible rows of a list that scrolls with the page. Each row has `data-item={id}`. */
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
            // Don't use a transform, because it would clip menus at the list's edge.
            style={{ top: start - top }}
          >
            <Row item={item} renderRow={renderRow} />
          </li>
        )
      })}
    </ul>
  )
}

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
