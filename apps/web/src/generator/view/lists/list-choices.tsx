import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { SavedListSummary } from '@wordloom/contract'
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { FolderDot } from '#library/folder-dot.tsx'
import { toCount } from '#platform/format/numbers.ts'
import { CheckIcon } from '#ui/icons/icons.tsx'
import type { ListGroup } from './list-groups.ts'
import { SAVED_LISTS_TEXTS } from './texts.ts'

interface ListChoicesProps {
  readonly groups: readonly ListGroup[]
  readonly selected: readonly string[]
  readonly onToggle: (id: string) => void
}

const ROW_PIXELS = 28

type Entry =
  | { readonly kind: 'group'; readonly group: ListGroup }
  | { readonly kind: 'list'; readonly list: SavedListSummary; readonly at: number }

/** One checkbox per list. Only one of them is a Tab stop; the arrow keys move between them. */
export function ListChoices({ groups, selected, onToggle }: ListChoicesProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const isMoving = useRef(false)
  const { entries, rowOfList } = useMemo(() => toEntries(groups), [groups])
  const current = Math.min(place, rowOfList.length - 1)
  const currentRow = rowOfList[current] ?? 0
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PIXELS,
    getItemKey: (row) => toKey(entries[row]) ?? row,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), currentRow])].sort((a, b) => a - b),
    overscan: 4,
    useFlushSync: false,
  })

  useLayoutEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    scroller.current?.querySelector<HTMLElement>(`[data-at="${current}"] input`)?.focus()
  }, [current])

  function move(event: KeyboardEvent) {
    const to = toPlace(event.key, current, rowOfList.length)
    if (to === null) return
    event.preventDefault()
    isMoving.current = to !== current
    virtualizer.scrollToIndex(rowOfList[to] ?? 0)
    setPlace(to)
  }
  if (rowOfList.length === 0)
    return <p className="px-3 py-1 text-xs/5 text-soft">{SAVED_LISTS_TEXTS.notFound}</p>
  return (
    <div ref={scroller} className="max-h-64 overflow-y-auto px-1.5">
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }} onKeyDown={move}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const entry = entries[index]
          if (entry === undefined) return null
          if (entry.kind === 'group') return <GroupName key={key} group={entry.group} top={start} />
          const { list, at } = entry
          return (
            <li
              key={key}
              data-at={at}
              aria-setsize={rowOfList.length}
              aria-posinset={at + 1}
              className="absolute inset-x-0 h-7 rounded-sm hover:bg-wash"
              style={{ top: start }}
            >
              <ListChoice
                list={list}
                isSelected={selected.includes(String(list.id))}
                isCurrent={at === current}
                onFocus={() => setPlace(at)}
                onToggle={() => onToggle(String(list.id))}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function toEntries(groups: readonly ListGroup[]) {
  const entries: Entry[] = []
  const rowOfList: number[] = []
  for (const group of groups) {
    if (groups.length > 1) entries.push({ kind: 'group', group })
    for (const list of group.lists) {
      entries.push({ kind: 'list', list, at: rowOfList.length })
      rowOfList.push(entries.length - 1)
    }
  }
  return { entries, rowOfList }
}

function toKey(entry: Entry | undefined): string | undefined {
  if (entry === undefined) return undefined
  return entry.kind === 'group' ? `group-${entry.group.name}` : `list-${entry.list.id}`
}

function GroupName({ group, top }: { readonly group: ListGroup; readonly top: number }) {
  return (
    <li
      className="absolute inset-x-0 flex h-7 items-center gap-2 px-1.5 text-xs/5 font-medium text-soft"
      style={{ top }}
    >
      {group.color !== null && <FolderDot color={group.color} className="size-2" />}
      <span className="truncate">{group.name}</span>
    </li>
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
      <label htmlFor={id} title={list.name} className="h-full grow cursor-pointer truncate text-xs/7">
        {list.name}
      </label>
      <span id={`${id}-words`} className="shrink-0 text-xs/7 text-faint tabular-nums">
        {toCount(list.wordCount, 'word')}
      </span>
    </div>
  )
}
