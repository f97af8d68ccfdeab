import type { SavedResultSummary } from '@wordloom/contract'
import { useMemo, useRef, useState } from 'react'
import { useResults } from '../../shared/library/queries.ts'
import { useFocusAfterRemoval } from '../../shared/library/use-focus-after-removal.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { PROJECT_MESSAGES } from './messages.ts'
import { toResults } from './quantities.ts'
import { ResultList } from './result-list.tsx'
import { type ResultTask, useResultTasks } from './use-result-tasks.tsx'

interface ProjectResultsProps {
  readonly projectId: number
}

const NONE: readonly SavedResultSummary[] = []

/** The results of a project. */
export function ProjectResults({ projectId }: ProjectResultsProps) {
  const query = useResults()
  const holder = useRef<HTMLElement>(null)
  useFocusAfterRemoval(query.data ?? NONE, holder)
  // Above the list: a dialog stays, with what was typed, when the list becomes empty.
  const { run, dialog } = useResultTasks(PROJECT_MESSAGES)
  return (
    <section ref={holder} tabIndex={-1} aria-labelledby="project-results" className="outline-none">
      <h2 id="project-results" className="sr-only">
        Results
      </h2>
      <Loaded query={query} what="The results" skeleton={<RowsSkeleton label="Loading the results…" />}>
        {(results) => <OfProject results={results} projectId={projectId} run={run} />}
      </Loaded>
      {dialog}
    </section>
  )
}

const BUTTONS = ['copy', 'move', 'delete'] as const
const PREVIEWED = 2
/** They are all of the one. */
const NO_NAMES: ReadonlyMap<number, string> = new Map()

interface OfProjectProps extends ProjectResultsProps {
  readonly results: readonly SavedResultSummary[]
  readonly run: (task: ResultTask) => void
}

function OfProject({ results, projectId, run }: OfProjectProps) {
  const [isBulk, setIsBulk] = useState(false)
  const own = useMemo(() => results.filter((result) => result.projectId === projectId), [results, projectId])
  if (own.length === 0) return <NoResults />
  return (
    <ResultList
      label="Results"
      results={own}
      previewed={PREVIEWED}
      buttons={BUTTONS}
      run={run}
      projectNames={NO_NAMES}
      isSelecting={isBulk}
      renderBar={(selection) => (
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          {isBulk ? (
            <BulkBar {...selection} shown={own.length}>
              0 selected
            </BulkBar>
          ) : (
            <p className="mb-2 py-1.5 text-sm/6 text-soft tabular-nums">{toResults(own.length)}</p>
          )}
          <Button
            className="mb-2"
            onClick={() => {
              selection.clear()
              setIsBulk(!isBulk)
            }}
          >
            {isBulk ? 'Exit Bulk Mode' : 'Bulk Mode'}
          </Button>
        </div>
      )}
    />
  )
}

function NoResults() {
  return (
    <EmptyState title="No results yet" action={null}>
      Generate combinations in the Word Merger of this project and choose Save Results: they are kept here.
    </EmptyState>
  )
}
