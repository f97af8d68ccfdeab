import { projects, type SavedResultSummary } from '@wordloom/contract'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { NoResultsDrawing } from '#ui/drawings/drawings.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { toTabParams } from '../places.ts'
import { useResults } from '../queries.ts'
import { canCall, useScope } from '../scope.ts'
import { ResultList } from './result-list.tsx'
import { JOINED_MESSAGES, PROJECT_MESSAGES, PROJECT_RESULTS_TEXTS as T } from './texts.ts'
import { type ResultTask, useResultTasks } from './use-result-tasks.tsx'

interface ProjectResultsProps {
  readonly projectId: number
}

export function ProjectResults({ projectId }: ProjectResultsProps) {
  const scope = useScope()
  const query = useResults(scope)
  // The dialog stays mounted even if the list becomes empty.
  const { run, dialog } = useResultTasks(scope.role === 'owner' ? PROJECT_MESSAGES : JOINED_MESSAGES)
  return (
    <section aria-labelledby={HEADING}>
      <Loaded query={query} what={T.what} skeleton={<RowsSkeleton label={T.loading} />}>
        {(results) => <OfProject results={results} projectId={projectId} run={run} />}
      </Loaded>
      {dialog}
    </section>
  )
}

const HEADING = 'project-results'
const BUTTONS = ['copy', 'move', 'delete'] as const
const PREVIEWED = 2
/** All of them are in the same project. */
const NO_NAMES: ReadonlyMap<number, string> = new Map()

interface OfProjectProps extends ProjectResultsProps {
  readonly results: readonly SavedResultSummary[]
  readonly run: (task: ResultTask) => void
}

function OfProject({ results, projectId, run }: OfProjectProps) {
  const [isBulk, setIsBulk] = useState(false)
  const [params] = useSearchParams()
  const canAdd = canCall(useScope(), projects.addResult)
  const own = useMemo(() => results.filter((result) => result.projectId === projectId), [results, projectId])
  return (
    <>
      <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 id={HEADING} className="text-base/6 font-semibold tracking-tight tabular-nums">
          {T.heading(own.length)}
        </h2>
        {own.length > 0 && <Button onClick={() => setIsBulk(!isBulk)}>{isBulk ? T.exitBulk : T.bulk}</Button>}
      </div>
      <ResultList
        label={T.label}
        results={own}
        previewed={PREVIEWED}
        buttons={BUTTONS}
        run={run}
        projectNames={NO_NAMES}
        idle={isBulk ? T.counted(own.length) : null}
        isBulk={isBulk}
      >
        <EmptyState
          title={T.empty}
          drawing={<NoResultsDrawing />}
          action={
            canAdd && (
              <Link
                to={`?${toTabParams(params, 'merger')}`}
                preventScrollReset
                className={buttonClass('primary')}
              >
                {T.toMerger}
              </Link>
            )
          }
        >
          {canAdd ? T.emptyText : T.emptyForViewers}
        </EmptyState>
      </ResultList>
    </>
  )
}
