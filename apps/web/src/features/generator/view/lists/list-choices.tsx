import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { SavedListSummary } from '@wordloom/contract'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { toCount } from '../../../../shared/format/numbers.ts'
import { CheckIcon } from '../../../../shared/ui/icons/icons.tsx'
import { SAVED_LISTS_TEXTS } from './texts.ts'

interface ListChoicesProps {
  readonly lists: readonly SavedListSummary[]
  readonly selected: readonly string[]
  readonly onToggle: (id: string) => void
}

const ROW_PIXELS = 28

/** One checkbox per list. Only one of them is a Tab stop; the arrow keys move between them. */
export function ListChoices({ lists, selected, onToggle }: ListChoicesProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const isMoving = useRef(false)
  const current = Math.min(place, lists.length - 1)
  const virtualizer = useVirtualizer({
    count: lists.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PIXELS,
    getItemKey: (at) => lists[at]?.id ?? at,
    // Always render the row that is the Tab stop.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), Math.max(0, current)])],
    overscan: 4,
    useFlushSync: false,
  })

  useLayoutEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    scroller.current?.querySelector<HTMLElement>(`[data-at="${current}"] input`)?.focus()
  }, [current])

  function move(event: KeyboardEvent) {
    const to = toPlace(event.key, current, lists.length)
    if (to === null) return
    event.preventDefault()
    isMoving.current = to !== current
    virtualizer.scrollToIndex(to)
    setPlace(to)
  }
  if (lists.length === 0) return <p className="px-3 text-[13px]/5 text-soft">{SAVED_LISTS_TEXTS.notFound}</p>
  return (
    <div ref={scroller} className="h-full overflow-y-auto px-1.5">
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }} onKeyDown={move}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const list = lists[index]
          return (
            list !== undefined && (
              <li
                key={key}
                data-at={index}
                aria-setsize={lists.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 h-7 rounded-sm hover:bg-wash"
                style={{ top: start }}
              >
                <ListChoice
                  list={list}
                  isSelected={selected.includes(String(list.id))}
                  isCurrent={index === current}
                  onFocus={() => setPlace(index)}
                  onToggle={() => onToggle(String(list.id))}
                />
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

function toPlace(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, count - 1)
    case 'ArrowUp':
      return Math.max(current - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

interface ListChoiceProps {
  readonly list: SavedListSummary
  readonly isSelected: boolean
  readonly isCurrent: boolean
  readonly onFocus: () => void
  readonly onToggle: () => void
}

function ListChoice({ list, isSelected, isCurrent, onFocus, onToggle }: ListChoiceProps) {
  const id = useId()
  return (
    <div className="flex h-full items-center gap-2 px-1.5">
      <span className="relative size-4 shrink-0">
        <input
          id={id}
          type="checkbox"
          checked={isSelected}
          tabIndex={isCurrent ? 0 : -1}
          aria-describedby={`${id}-words`}
          onFocus={onFocus}
          onChange={onToggle}
          className="peer block size-4 cursor-pointer appearance-none rounded-sm border border-edge bg-card checked:border-accent checked:bg-accent forced-colors:appearance-auto"
        />
        <CheckIcon className="pointer-events-none absolute inset-0.5 size-3 text-accent-ink opacity-0 peer-checked:opacity-100 forced-colors:hidden" />
      </span>
      <label htmlFor={id} title={list.name} className="h-full grow cursor-pointer truncate text-[13px]/7">
        {list.name}
      </label>
      <span id={`${id}-words`} className="shrink-0 text-xs/7 text-faint tabular-nums">
        {toCount(list.wordCount, 'word')}
      </span>
    </div>
  )
}
