import { useLayoutEffect, useRef } from 'react'
import { columnColors } from '../column-colors.ts'

export interface ListOption {
  readonly label: string
  readonly column: number | null
  readonly hint: string | null
}

interface CompletionListProps {
  readonly id: string
  readonly label: string
  readonly options: readonly ListOption[]
  readonly active: number
  readonly from: number
  readonly onChoose: (place: number) => void
}

export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`
}

export function CompletionList({ id, label, options, active, from, onChoose }: CompletionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      style={{ left: `min(${from}ch, 100% - min(16rem, 100%))` }}
      className="absolute top-full z-30 mt-1 max-h-56 w-64 max-w-full overflow-y-auto rounded-md border border-line bg-card p-1 font-mono text-sm shadow-float"
    >
      {options.map(({ label, column, hint }, place) => (
        <div
          key={label}
          id={optionId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          onClick={() => onChoose(place)}
          onKeyDown={() => {}}
          className="flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 font-sans hover:bg-wash aria-selected:bg-wash forced-colors:aria-selected:forced-color-adjust-none forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]"
        >
          {column !== null && (
            <span
              aria-hidden="true"
              className={`size-2 shrink-0 rounded-full ${columnColors(column).edge}`}
            />
          )}
          <span className="truncate">{label}</span>
          {hint !== null && <span className="ml-auto shrink-0 text-xs text-faint max-sm:hidden">{hint}</span>}
        </div>
      ))}
    </div>
  )
}
