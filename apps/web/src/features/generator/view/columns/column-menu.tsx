import type { ReactNode } from 'react'
import { Menu } from '../../../../shared/ui/menu/menu.tsx'
import { ARRANGING_TEXTS as T } from './texts.ts'

interface ColumnMenuProps {
  readonly trigger: ReactNode
  readonly place: number
  readonly count: number
  readonly onRename: () => void
  readonly onMove: (place: number) => void
}

export default function ColumnMenu({ trigger, place, count, onRename, onMove }: ColumnMenuProps) {
  const left = { key: 'left', label: T.moveLeft, onSelect: () => onMove(place - 1) }
  const right = { key: 'right', label: T.moveRight, onSelect: () => onMove(place + 1) }
  return (
    <Menu
      startsOpen
      trigger={trigger}
      groups={[
        [
          { key: 'rename', label: T.rename, takesFocus: true, onSelect: onRename },
          ...(place > 0 ? [left] : []),
          ...(place < count - 1 ? [right] : []),
        ],
      ]}
    />
  )
}
