import type { SavedListSummary } from '@wordloom/contract'
import { SelectionBar } from '../../shared/library/selection-bar.tsx'
import type { Selection } from '../../shared/library/use-selection.ts'
import { toLists } from './list-texts.ts'
import type { ListActs } from './use-list-acts.ts'

interface ListSelectionBarProps {
  readonly selection: Pick<Selection, 'selectAll' | 'add' | 'clear'>
  readonly selected: readonly SavedListSummary[]
  /** How many lists there are to select. */
  readonly total: number
  readonly hasFolders: boolean
  readonly acts: ListActs
}

/** What can be done with several lists. Those that could not be deleted stay selected. */
export function ListSelectionBar({ selection, selected, total, hasFolders, acts }: ListSelectionBarProps) {
  const { selectAll, add, clear } = selection
  return (
    <SelectionBar
      selected={selected.length}
      total={total}
      idle={toLists(total)}
      onSelectAll={selectAll}
      onClear={clear}
      actions={[
        ...(hasFolders
          ? [{ label: 'Move to Folder', run: () => acts.ask({ kind: 'move-to-folder', lists: selected }) }]
          : []),
        { label: 'Move to Project', run: () => acts.ask({ kind: 'move-to-project', lists: selected }) },
        {
          label: `Delete (${selected.length.toLocaleString('en')})`,
          isLoss: true,
          run: () => acts.remove(selected, add),
        },
      ]}
    />
  )
}
