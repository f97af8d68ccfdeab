import type { SavedResultSummary } from '@wordloom/contract'
import { SelectionBar } from '../../shared/library/selection-bar.tsx'
import type { Selection } from '../../shared/library/use-selection.ts'
import { RESULT_MENU_TEXTS as T } from './texts.ts'
import type { ResultTask } from './use-result-tasks.tsx'

interface ResultSelectionBarProps {
  readonly selection: Pick<Selection, 'selectAll' | 'add' | 'clear'>
  readonly selected: readonly SavedResultSummary[]
  readonly total: number
  readonly idle: string
  readonly isBulk: boolean
  readonly run: (task: ResultTask) => void
}

export function ResultSelectionBar(props: ResultSelectionBarProps) {
  const { selection, selected, total, idle, isBulk, run } = props
  const { selectAll, add, clear } = selection
  return (
    <SelectionBar
      selected={selected.length}
      total={total}
      idle={idle}
      isBulk={isBulk}
      onSelectAll={selectAll}
      onClear={clear}
      actions={[
        { label: T.moveSelected, run: () => run({ kind: 'move', results: selected }) },
        {
          label: T.removeSelected(selected.length),
          isLoss: true,
          run: () => run({ kind: 'delete', results: selected, onKept: add }),
        },
      ]}
    />
  )
}
