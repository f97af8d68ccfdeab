import { marks, type SavedResultSummary, savedResults } from '@wordloom/contract'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { DownloadIcon } from '#ui/icons/icons.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import { toStarItem } from '../marks/stars.tsx'
import { toTagItem } from '../marks/tags.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { canCall, useScope } from '../scope.ts'
import { SelectBox } from '../selection/select-box.tsx'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { useFocusAfterRemoval } from '../selection/use-focus-after-removal.ts'
import { type Selection, useSelection } from '../selection/use-selection.ts'
import { SELECTION_TEXTS } from '../texts.ts'
import type { ResultButton } from './result-buttons.tsx'
import { ResultRow } from './result-row.tsx'
import { RESULT_ROW_TEXTS, RESULT_MENU_TEXTS as T } from './texts.ts'
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

/** Stays mounted when empty, so that results that couldn't be deleted come back selected. */
export function ResultList(props: ResultListProps) {
  const { label, results, previewed, buttons, run, projectNames, idle, isBulk = false, children } = props
  const isSelecting = idle !== null
  const { isStarred, tagsOf } = useMarks('result')
  const selection = useSelection(results)
  const { choose, clear, current, holderProps, ids } = selection
  useFocusAfterRemoval(results, holderProps.ref)
  const chosen = useMemo(() => new Set(isSelecting ? ids : []), [ids, isSelecting])
  const selected = useMemo(() => results.filter(({ id }) => chosen.has(id)), [results, chosen])
  const renderRow = useCallback(
    (result: SavedResultSummary) => (
      <ResultRow
        result={result}
        projectName={result.projectId === null ? undefined : projectNames.get(result.projectId)}
        isStarred={isStarred(result.id)}
        tags={tagsOf(result.id)}
        previewed={previewed}
        isSelected={chosen.has(result.id)}
        isCurrent={result.id === current}
        selectBox={
          isSelecting && (
            <SelectBox
              label={RESULT_ROW_TEXTS.select(result.name)}
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
    [isStarred, tagsOf, projectNames, previewed, chosen, current, isSelecting, choose, buttons, run],
  )
  useEffect(() => {
    if (!isSelecting) clear()
  }, [isSelecting, clear])
  return (
    <div {...holderProps} tabIndex={-1} className="outline-none">
      {results.length === 0 ? (
        children
      ) : (
        <>
          {idle !== null && (
            <ResultSelectionBar
              selection={selection}
              selected={selected}
              total={results.length}
              idle={idle}
              isBulk={isBulk}
              run={run}
            />
          )}
          <VirtualList
            label={label}
            items={results}
            rowHeight={ROW_HEIGHT}
            kept={current}
            renderRow={renderRow}
          />
        </>
      )}
    </div>
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
