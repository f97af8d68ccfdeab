import { marks, type SavedListSummary, savedLists, shares } from '@wordloom/contract'
import {
  CopyIcon,
  FolderIcon,
  HistoryIcon,
  LinkIcon,
  MoveIcon,
  PencilIcon,
  PrintIcon,
  ProjectIcon,
  TrashIcon,
} from '#ui/icons/icons.tsx'
import type { MenuItem } from '#ui/menu/menu.tsx'
import { toStarItem } from '../../marks/stars.tsx'
import { toTagItem } from '../../marks/tags.tsx'
import { TAG_TEXTS } from '../../marks/texts.ts'
import { canCall, type Scope } from '../../scope.ts'
import { SHARE_ITEM_TEXT } from '../../texts.ts'
import { VERSIONS_TEXTS } from '../../versions/texts.ts'
import { LIST_MENU_TEXTS as M, LIST_ROW_TEXTS as T } from '../texts.ts'
import type { ListActions } from '../use-list-actions.ts'

/** Dense rows have one line. Cards are for lists of one project. */
export type Look = 'dense' | 'card'

/** An entry of a row's menu. On wide screens, it can be a button on the row instead. */
interface ListItem extends MenuItem {
  /** With the name of the list, for a button on the row. */
  readonly named?: string
}

const ON_ROW: Readonly<Record<Look, readonly string[]>> = {
  dense: ['copy', 'edit', 'star', 'folder'],
  card: ['copy', 'edit', 'star', 'move', 'tags', 'delete'],
}

interface ListState {
  readonly look: Look
  readonly scope: Scope
  readonly isStarred: boolean
}

export function toListItems(
  list: SavedListSummary,
  { look, scope, isStarred }: ListState,
  actions: ListActions,
): readonly (readonly ListItem[])[] {
  const { id, name } = list
  const lists = [list]
  const canMark = canCall(scope, marks.change)
  const groups: readonly (readonly (ListItem | false)[])[] = [
    [
      {
        key: 'copy',
        label: M.copy,
        named: T.copy(name),
        icon: <CopyIcon />,
        onSelect: () => actions.copy(list),
      },
      canCall(scope, savedLists.replace) && {
        key: 'edit',
        label: M.edit,
        named: T.edit(name),
        icon: <PencilIcon />,
        onSelect: () => actions.ask({ kind: 'edit', list }),
      },
      canMark && toStarItem([{ kind: 'list', itemId: id }], isStarred),
    ],
    [
      look === 'dense' && {
        key: 'folder',
        label: M.folder,
        named: T.moveToFolder(name),
        icon: <FolderIcon />,
        takesFocus: true,
        onSelect: (button) => actions.moveToFolder(lists, button),
      },
      canCall(scope, savedLists.move) && {
        key: 'move',
        label: M.move,
        named: T.move(name),
        icon: <MoveIcon />,
        onSelect: () => actions.ask({ kind: 'move-to-project', lists }),
      },
      {
        key: 'add',
        label: M.add,
        icon: <ProjectIcon />,
        onSelect: () => actions.ask({ kind: 'add-to-project', list }),
      },
      canMark && { ...toTagItem('list', lists, actions.tag), named: TAG_TEXTS.named(name) },
    ],
    [
      canCall(scope, shares.create) && {
        key: 'share',
        label: SHARE_ITEM_TEXT,
        icon: <LinkIcon />,
        onSelect: () => actions.ask({ kind: 'share', list }),
      },
      {
        key: 'history',
        label: VERSIONS_TEXTS.open,
        icon: <HistoryIcon />,
        onSelect: () => actions.ask({ kind: 'history', list }),
      },
      { key: 'print', label: M.print, icon: <PrintIcon />, onSelect: () => actions.print(list) },
    ],
    [
      canCall(scope, savedLists.remove) && {
        key: 'delete',
        label: M.remove,
        named: T.remove(name),
        icon: <TrashIcon />,
        isDanger: true,
        onSelect: () => actions.remove(lists),
      },
    ],
  ]
  return groups.map((items) =>
    items
      .filter((item) => item !== false)
      .map((item) => ({ ...item, isOnRow: ON_ROW[look].includes(item.key) })),
  )
}
