import type { SavedListSummary } from '@wordloom/contract'
import { toCount } from '../../shared/format/numbers.ts'
import { SelectionBar } from '../../shared/library/selection-bar.tsx'
import type { Selection } from '../../shared/library/use-selection.ts'
import { LIST_MENU_TEXTS as T } from './texts.ts'
import type { ListActs } from './use-list-acts.ts'

interface ListSelectionBarProps {
  readonly selection: Pick<Selection, 'selectAll' | 'add' | 'clear'>
  readonly selected: readonly SavedListSummary[]
  readonly total: number
  readonly hasFolders: boolean
  /** Whether the actions show even if nothing is selected. */
  readonly isBulk?: boolean
  readonly acts: ListActs
}

export function ListSelectionBar(props: ListSelectionBarProps) {
  const { selection, selected, total, hasFolders, isBulk = false, acts } = props
  const { selectAll, add, clear } = selection
  return (
    <SelectionBar
      selected={selected.length}
      total={total}
      idle={toCount(total, 'list')}
      isBulk={isBulk}
      onSelectAll={selectAll}
      onClear={clear}
      actions={[
        ...(hasFolders
          ? [{ label: T.folder, run: () => acts.ask({ kind: 'move-to-folder', lists: selected }) }]
          : []),
        { label: T.move, run: () => acts.ask({ kind: 'move-to-project', lists: selected }) },
        {
          label: T.removeSelected(selected.length),
          isLoss: true,
          run: () => acts.remove(selected, add),
        },
      ]}
    />
  )
}
