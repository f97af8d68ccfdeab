import { marks, type SavedResultSummary, savedResults } from '@wordloom/contract'
import { type ReactNode, useCallback } from 'react'
import { DownloadIcon } from '#ui/icons/icons.tsx'
import { toStarItem } from '../marks/stars.tsx'
import { toTagItem } from '../marks/tags.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { canCall, useScope } from '../scope.ts'
import { type RowState, SelectableRows } from '../selection/selectable-rows.tsx'
import { SelectionBar } from '../selection/selection-bar.tsx'
import type { Selection } from '../selection/use-selection.ts'
import { SELECTION_TEXTS } from '../texts.ts'
import type { ResultButton } from './result-buttons.tsx'
import { ResultRow } from './result-row.tsx'
import { RESULT_MENU_TEXTS as T } from './texts.ts'
import type { ResultTask } from './use-result-tasks.tsx'

interface ResultListProps {
  readonly label: string
  readonly results: readonly SavedResultSummary[]
  readonly previewed: number
  readonly buttons: readonly ResultButton[]
  readonly run: (task: ResultTask) => void
  readonly projectNames: ReadonlyMap<number, string>
  readonly idle: string | null
  /** True if the actions show even if nothing is selected. */
  readonly isBulk?: boolean
  readonly children: ReactNode
}

const ROW_HEIGHT = 60

export function ResultList(props: ResultListProps) {
  const { label, results, previewed, buttons, run, projectNames, idle, isBulk = false, children } = props
  const renderRow = useCallback(
    (result: SavedResultSummary, state: RowState) => (
      <ResultRow
        result={result}
        projectName={result.projectId === null ? undefined : projectNames.get(result.projectId)}
        previewed={previewed}
        state={state}
        buttons={buttons}
        run={run}
      />
    ),
    [projectNames, previewed, buttons, run],
  )
  return (
    <SelectableRows
      kind="result"
      label={label}
      items={results}
      rowHeight={ROW_HEIGHT}
      isSelecting={idle !== null}
      renderRow={renderRow}
      renderBar={(selected, selection) => (
        <ResultSelectionBar
          selection={selection}
          selected={selected}
          total={results.length}
          idle={idle ?? ''}
          isBulk={isBulk}
          run={run}
        />
      )}
    >
      {children}
    </SelectableRows>
  )
}

interface ResultSelectionBarProps {
  readonly selection: Pick<Selection, 'selectAll' | 'add' | 'clear'>
  readonly selected: readonly SavedResultSummary[]
  readonly total: number
  readonly idle: string
  readonly isBulk: boolean
  readonly run: (task: ResultTask) => void
}

function ResultSelectionBar(props: ResultSelectionBarProps) {
  const { selection, selected, total, idle, isBulk, run } = props
  const { selectAll, add, clear } = selection
  const scope = useScope()
  const { isStarred } = useMarks('result')
  const items = selected.map(({ id }) => ({ kind: 'result' as const, itemId: id }))
  const areStarred = selected.every(({ id }) => isStarred(id))
  return (
    <SelectionBar
      selected={selected.length}
      total={total}
      idle={idle}
      isBulk={isBulk}
      onSelectAll={selectAll}
      onClear={clear}
      actions={[
        canCall(scope, savedResults.move) && {
          label: T.move,
          run: () => run({ kind: 'move', results: selected }),
        },
        canCall(scope, savedResults.remove) && {
          label: T.removeSelected(selected.length),
          isLoss: true,
          run: () => run({ kind: 'delete', results: selected, onKept: add }),
        },
      ].filter((action) => action !== false)}
      more={[
        canCall(scope, marks.change)
          ? [
              toStarItem(items, areStarred),
              toTagItem('result', selected, (tagging) => run({ kind: 'tag', tagging })),
            ]
          : [],
        [
          {
            key: 'download',
            label: SELECTION_TEXTS.download,
            icon: <DownloadIcon />,
            takesFocus: true,
            onSelect: () => run({ kind: 'archive', results: selected }),
          },
        ],
      ]}
    />
  )
}
