import type { SavedListSummary } from '@wordloom/contract'
import type { MenuItem } from '../../shared/ui/menu.tsx'
import { LIST_MENU_TEXTS as T } from './texts.ts'
import type { ListActs } from './use-list-acts.ts'

/** Contains every action, because narrow screens hide the buttons. */
export function toMenu(list: SavedListSummary, acts: ListActs): readonly MenuItem[] {
  const lists = [list]
  return [
    { key: 'copy', label: T.copy, onSelect: () => acts.copy(list) },
    { key: 'edit', label: T.edit, onSelect: () => acts.ask({ kind: 'edit', list }) },
    { key: 'folder', label: T.folder, onSelect: () => acts.ask({ kind: 'move-to-folder', lists }) },
    { key: 'add', label: T.add, onSelect: () => acts.ask({ kind: 'add-to-project', list }) },
    { key: 'move', label: T.move, onSelect: () => acts.ask({ kind: 'move-to-project', lists }) },
    { key: 'generator', label: T.generator, onSelect: () => acts.openInGenerator(list) },
    { key: 'print', label: T.print, onSelect: () => acts.print(list) },
    { key: 'delete', label: T.remove, onSelect: () => acts.remove(lists) },
  ]
}
