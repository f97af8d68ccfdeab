import type { ReactNode } from 'react'

interface ChoiceProps {
  readonly id: string
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly onPoint: () => void
  readonly onTake: () => void
  readonly children: ReactNode
}

/** A choice of a list box whose field keeps the focus. */
export function Choice({ id, isActive, isSelected, onPoint, onTake, children }: ChoiceProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      data-active={isActive || undefined}
      onPointerMove={onPoint}
      onClick={onTake}
      className="flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-left text-sm/5 data-active:bg-wash forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText]"
    >
      {children}
    </button>
  )
}

/** The place that an arrow key leads to, or null for other keys. */
export function toPlace(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return (active + count - 1) % count
    default:
      return null
  }
}
