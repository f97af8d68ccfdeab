import type { SavedListSummary } from '@wordloom/contract'
import type { MenuItem } from '../../shared/ui/menu.tsx'
import type { ListActs } from './use-list-acts.ts'

/** All that can be done with a list: on a phone the menu has no buttons beside it. */
export function toMenu(list: SavedListSummary, acts: ListActs): readonly MenuItem[] {
  const lists = [list]
  return [
    { key: 'copy', label: 'Copy to Clipboard', onSelect: () => acts.copy(list) },
    { key: 'edit', label: 'Edit List', onSelect: () => acts.ask({ kind: 'edit', list }) },
    { key: 'folder', label: 'Move to Folder', onSelect: () => acts.ask({ kind: 'move-to-folder', lists }) },
    { key: 'add', label: 'Add to Project', onSelect: () => acts.ask({ kind: 'add-to-project', list }) },
    { key: 'move', label: 'Move to Project', onSelect: () => acts.ask({ kind: 'move-to-project', lists }) },
    { key: 'generator', label: 'Open in Generator', onSelect: () => acts.openInGenerator(list) },
    { key: 'delete', label: 'Delete List', onSelect: () => acts.remove(lists) },
  ]
}
