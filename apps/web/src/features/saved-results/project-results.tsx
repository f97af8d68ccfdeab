import type { SavedResultSummary } from '@wordloom/contract'
import { useMemo, useState } from 'react'
import { useResults } from '../../shared/library/queries.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { PROJECT_MESSAGES } from './messages.ts'
import { toResults } from './quantities.ts'
import { ResultList } from './result-list.tsx'

interface ProjectResultsProps {
  readonly projectId: number
}

/** The results of a project. */
export function ProjectResults({ projectId }: ProjectResultsProps) {
  return (
    <Loaded query={useResults()} what="The results" skeleton={<RowsSkeleton label="Loading the results…" />}>
      {(results) => <OfProject results={results} projectId={projectId} />}
    </Loaded>
  )
}

const BUTTONS = ['copy', 'move', 'delete'] as const
const PREVIEWED = 2
/** They are all of the one. */
const NO_NAMES: ReadonlyMap<number, string> = new Map()

function OfProject({
  results,
  projectId,
}: ProjectResultsProps & { readonly results: readonly SavedResultSummary[] }) {
  const [isBulk, setIsBulk] = useState(false)
  const own = useMemo(() => results.filter((result) => result.projectId === projectId), [results, projectId])
  if (own.length === 0) return <NoResults />
  return (
    <ResultList
      label="Results"
      results={own}
      previewed={PREVIEWED}
      buttons={BUTTONS}
      messages={PROJECT_MESSAGES}
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
            aria-pressed={isBulk}
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
