import type { SavedResultSummary } from '@wordloom/contract'
import { type ReactNode, useCallback, useMemo } from 'react'
import { SelectBox } from '../../shared/library/select-box.tsx'
import { useFocusAfterRemoval } from '../../shared/library/use-focus-after-removal.ts'
import { useSelection } from '../../shared/library/use-selection.ts'
import { VirtualList } from '../../shared/ui/virtual-list.tsx'
import type { ResultButton } from './result-buttons.tsx'
import { ResultRow } from './result-row.tsx'
import type { ResultTask } from './use-result-tasks.tsx'

/** What stands over the list acts on what is selected of it. */
export interface SelectedResults {
  readonly selected: readonly SavedResultSummary[]
  readonly selectAll: () => void
  readonly clear: () => void
  readonly run: (task: ResultTask) => void
}

interface ResultListProps {
  /** The accessible name. */
  readonly label: string
  /** Those that are shown, in their order. */
  readonly results: readonly SavedResultSummary[]
  /** Combinations that are shown of each. */
  readonly previewed: number
  readonly buttons: readonly ResultButton[]
  readonly run: (task: ResultTask) => void
  /** The names of projects to show beside what is in them. */
  readonly projectNames: ReadonlyMap<number, string>
  readonly isSelecting: boolean
  readonly renderBar: (selection: SelectedResults) => ReactNode
}

const ROW_HEIGHT = 60

/** Rows of results, however many. */
export function ResultList(props: ResultListProps) {
  const { label, results, previewed, buttons, run, projectNames, isSelecting, renderBar } = props
  const { choose, current, holderProps, ids, selectAll, clear } = useSelection(results)
  useFocusAfterRemoval(results, holderProps.ref)
  const chosen = useMemo(() => new Set(isSelecting ? ids : []), [ids, isSelecting])
  const selected = useMemo(() => results.filter(({ id }) => chosen.has(id)), [results, chosen])
  const renderRow = useCallback(
    (result: SavedResultSummary) => (
      <ResultRow
        result={result}
        projectName={result.projectId === null ? undefined : projectNames.get(result.projectId)}
        previewed={previewed}
        isSelected={chosen.has(result.id)}
        isCurrent={result.id === current}
        selectBox={
          isSelecting && (
            <SelectBox
              label={`Select ${result.name}`}
              isSelected={chosen.has(result.id)}
              isCurrent={result.id === current}
              onChoose={(isRange) => choose(result.id, isRange)}
            />
          )
        }
        buttons={buttons}
        run={run}
      />
    ),
    [projectNames, previewed, chosen, current, isSelecting, choose, buttons, run],
  )
  return (
    <div {...holderProps} tabIndex={-1} className="outline-none">
      {renderBar({ selected, selectAll, clear, run })}
      <VirtualList
        label={label}
        items={results}
        rowHeight={ROW_HEIGHT}
        kept={current}
        renderRow={renderRow}
      />
    </div>
  )
}
