import { RESULT_PREVIEW_COMBINATIONS, type SavedResultSummary } from '@wordloom/contract'
import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { useProjects, useResults } from '../../shared/library/queries.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { FilterField } from '../../shared/ui/filter-field.tsx'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { RowsSkeleton } from '../../shared/ui/rows-skeleton.tsx'
import { SortControl } from '../../shared/ui/sort-control.tsx'
import { arrange, type SortBy } from './arrange.ts'
import { DASHBOARD_MESSAGES } from './messages.ts'
import { ProjectFilter } from './project-filter.tsx'
import { toResults } from './quantities.ts'
import { ResultList } from './result-list.tsx'
import { useArrangement } from './use-arrangement.ts'
import { type ResultTask, useResultTasks } from './use-result-tasks.tsx'

/** All results of an account. */
export function SavedResults() {
  const query = useResults()
  // Above the list: a dialog stays, with what was typed, when the list becomes empty.
  const { run, dialog } = useResultTasks(DASHBOARD_MESSAGES)
  return (
    <section aria-labelledby="saved-results">
      <Loaded
        query={query}
        what="Your saved results"
        skeleton={<RowsSkeleton label="Loading your saved results…" />}
      >
        {(results) => <Arranged results={results} run={run} />}
      </Loaded>
      {dialog}
    </section>
  )
}

const SORT_CHOICES: readonly { readonly value: SortBy; readonly label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'date', label: 'Date' },
  { value: 'count', label: 'Combinations' },
]

const BUTTONS = ['copy', 'edit', 'add', 'delete'] as const

interface ArrangedProps {
  readonly results: readonly SavedResultSummary[]
  readonly run: (task: ResultTask) => void
}

function Arranged({ results, run }: ArrangedProps) {
  const { arrangement, setFilter, setSorting, setProject, clear } = useArrangement()
  const projects = useProjects().data
  const projectNames = useMemo(() => new Map(projects?.map(({ id, name }) => [id, name])), [projects])
  const { by, isDescending, project } = arrangement
  const filter = useDeferredValue(arrangement.filter)
  const shown = useMemo(
    () => arrange(results, { by, isDescending, project, filter }),
    [results, by, isDescending, project, filter],
  )
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="saved-results" className="text-base/6 font-semibold tracking-tight">
          Saved Results
        </h2>
        {results.length > 0 && (
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            <FilterField
              label="Filter results"
              value={arrangement.filter}
              onChange={setFilter}
              className={projects?.length ? 'max-sm:w-full sm:w-52' : 'max-sm:min-w-0 max-sm:flex-1 sm:w-52'}
            />
            {projects !== undefined && projects.length > 0 && (
              <ProjectFilter projects={projects} project={project} onChange={setProject} />
            )}
            <SortControl choices={SORT_CHOICES} sorting={{ by, isDescending }} onChange={setSorting} />
          </div>
        )}
      </div>
      <ResultList
        label="Saved results"
        results={shown}
        previewed={RESULT_PREVIEW_COMBINATIONS}
        buttons={BUTTONS}
        run={run}
        projectNames={projectNames}
        idle={
          shown.length === results.length
            ? toResults(results.length)
            : `${shown.length.toLocaleString('en')} of ${toResults(results.length)}`
        }
      >
        {results.length === 0 ? <NoResults /> : <NoMatch onClear={clear} />}
      </ResultList>
    </>
  )
}

function NoResults() {
  return (
    <EmptyState
      title="No saved results yet"
      action={
        <Link to="/" className={buttonClass('primary')}>
          Generate combinations
        </Link>
      }
    >
      Generate combinations and choose Save Results: they are kept here, to be copied, changed and downloaded
      again.
    </EmptyState>
  )
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title="No results match" action={<Button onClick={onClear}>Clear the filter</Button>}>
      Names, descriptions and the first combinations were looked at.
    </EmptyState>
  )
}
