import type { RowSettings } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { LinkIcon, OptionalIcon } from '../../../../shared/ui/icons/icons.tsx'
import { Menu } from '../../../../shared/ui/menu/menu.tsx'
import type { GeneratorActions } from '../../state/generator-state.ts'
import { isOptional, linkOf, withLink, withOptional, withoutLink } from '../rows/columns/links.ts'
import { COLUMN_MARK_TEXTS } from '../rows/texts.ts'
import { ARRANGING_TEXTS as T } from './texts.ts'

interface ColumnMenuProps {
  readonly trigger: ReactNode
  readonly place: number
  readonly names: readonly string[]
  readonly rows: RowSettings
  readonly setRows: GeneratorActions['setRows']
  readonly onRename: () => void
  readonly onMove: (place: number) => void
}

export default function ColumnMenu({
  trigger,
  place,
  names,
  rows,
  setRows,
  onRename,
  onMove,
}: ColumnMenuProps) {
  const left = { key: 'left', label: T.moveLeft, onSelect: () => onMove(place - 1) }
  const right = { key: 'right', label: T.moveRight, onSelect: () => onMove(place + 1) }
  const linked = linkOf(rows, place) ?? [place]
  const links = names.flatMap((name, other) =>
    linked.includes(other)
      ? []
      : [
          {
            key: `link-${other}`,
            label: COLUMN_MARK_TEXTS.linkWith(name),
            icon: <LinkIcon />,
            onSelect: () => setRows((before) => withLink(before, place, other)),
          },
        ],
  )
  const unlink = {
    key: 'unlink',
    label: COLUMN_MARK_TEXTS.unlink,
    icon: <LinkIcon />,
    onSelect: () => setRows((before) => withoutLink(before, place)),
  }
  const isOptionalNow = isOptional(rows, place)
  const optional = {
    key: 'optional',
    label: isOptionalNow ? COLUMN_MARK_TEXTS.always : COLUMN_MARK_TEXTS.optional,
    icon: <OptionalIcon />,
    onSelect: () => setRows((before) => withOptional(before, place, !isOptionalNow)),
  }
  return (
    <Menu
      startsOpen
      trigger={trigger}
      groups={[
        [
          { key: 'rename', label: T.rename, takesFocus: true, onSelect: onRename },
          ...(place > 0 ? [left] : []),
          ...(place < names.length - 1 ? [right] : []),
        ],
        [...links, ...(linked.length > 1 ? [unlink] : []), optional],
      ]}
    />
  )
}
