import type { SavedResultSummary } from '@wordloom/contract'
import { SelectionBar } from '../../shared/library/selection-bar.tsx'
import type { Selection } from '../../shared/library/use-selection.ts'
import type { ResultTask } from './use-result-tasks.tsx'

interface ResultSelectionBarProps {
  readonly selection: Pick<Selection, 'selectAll' | 'add' | 'clear'>
  readonly selected: readonly SavedResultSummary[]
  /** How many results there are to select. */
  readonly total: number
  /** What is said while nothing is selected. */
  readonly idle: string
  readonly run: (task: ResultTask) => void
}

/** What can be done with several results. Those that could not be deleted stay selected. */
export function ResultSelectionBar({ selection, selected, total, idle, run }: ResultSelectionBarProps) {
  const { selectAll, add, clear } = selection
  return (
    <SelectionBar
      selected={selected.length}
      total={total}
      idle={idle}
      onSelectAll={selectAll}
      onClear={clear}
      actions={[
        { label: 'Move to Project', run: () => run({ kind: 'move', results: selected }) },
        {
          label: `Delete (${selected.length.toLocaleString('en')})`,
          isLoss: true,
          run: () => run({ kind: 'delete', results: selected, onKept: add }),
        },
      ]}
    />
  )
}
