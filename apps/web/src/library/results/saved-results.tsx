import { type ProjectSummary, RESULT_PREVIEW_COMBINATIONS, type SavedResultSummary } from '@wordloom/contract'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useChosenParam } from '#platform/document/use-chosen-param.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { NoResultsDrawing, NothingFoundDrawing } from '#ui/drawings/drawings.tsx'
import { SELECT } from '#ui/form/select-class.ts'
import { SortControl } from '#ui/form/sort-control.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { MarkFilters, NothingMarked } from '../marks/mark-filter.tsx'
import { useMarkFilter } from '../marks/use-mark-filter.ts'
import { useProjects, useResults } from '../queries.ts'
import { NO_PLACE_TEXTS } from '../texts.ts'
import { useSorting } from '../use-sorting.ts'
import { type Arrangement, arrange, SORT_CHOICES } from './arrange.ts'
import { ResultList } from './result-list.tsx'
import { DASHBOARD_MESSAGES, SAVED_RESULTS_TEXTS as T } from './texts.ts'
import { type ResultTask, useResultTasks } from './use-result-tasks.tsx'

interface SearchProps {
  readonly query: string
  readonly onClear: () => void
}

export function SavedResults(search: SearchProps) {
  const results = useResults()
  const { run, dialog } = useResultTasks(DASHBOARD_MESSAGES)
  return (
    <section aria-labelledby="saved-results">
      <Loaded query={results} what={T.what} skeleton={<RowsSkeleton label={T.loading} />}>
        {(all) => <Arranged results={all} run={run} {...search} />}
      </Loaded>
      {dialog}
    </section>
  )
}

const BUTTONS = ['copy', 'edit', 'add', 'delete'] as const

interface ArrangedProps extends SearchProps {
  readonly results: readonly SavedResultSummary[]
  readonly run: (task: ResultTask) => void
}

function Arranged({ results, run, query, onClear }: ArrangedProps) {
  const [{ by, isDescending }, setSorting] = useSorting(SORT_CHOICES)
  const [chosen, setChosen] = useChosenParam('project')
  const project = readProject(chosen)
  const projects = useProjects().data
  const projectNames = useMemo(() => new Map(projects?.map(({ id, name }) => [id, name])), [projects])
  const { shown: marked, filter } = useMarkFilter('result', results)
  const shown = useMemo(
    () => arrange(marked, { by, isDescending, project, query }),
    [marked, by, isDescending, project, query],
  )
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="saved-results" className="text-base/6 font-semibold tracking-tight">
          {T.heading}
        </h2>
        {results.length > 0 && (
          <div className="flex flex-wrap gap-2 max-sm:w-full print:hidden">
            {projects !== undefined && projects.length > 0 && (
              <ProjectFilter projects={projects} project={project} onChange={setChosen} />
            )}
            <MarkFilters filter={filter} />
            <SortControl choices={SORT_CHOICES} sorting={{ by, isDescending }} onChange={setSorting} />
          </div>
        )}
      </div>
      <ResultList
        label={T.label}
        results={shown}
        previewed={RESULT_PREVIEW_COMBINATIONS}
        buttons={BUTTONS}
        run={run}
        projectNames={projectNames}
        idle={T.shown(shown.length, results.length)}
      >
        {results.length === 0 ? (
          <NoResults />
        ) : marked.length === 0 ? (
          <NothingMarked filter={filter} />
        ) : (
          <NoMatch
            onClear={() => {
              setChosen('')
              filter.clear()
              onClear()
            }}
          />
        )}
      </ResultList>
    </>
  )
}

function NoResults() {
  return (
    <EmptyState
      title={T.empty}
      drawing={<NoResultsDrawing />}
      action={
        <Link to="/" className={buttonClass('primary')}>
          {T.toGenerator}
        </Link>
      }
    >
      {T.emptyText}
    </EmptyState>
  )
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title={T.noMatch}
      drawing={<NothingFoundDrawing />}
      action={<Button onClick={onClear}>{T.clear}</Button>}
    >
      {T.noMatchText}
    </EmptyState>
  )
}

interface ProjectFilterProps {
  readonly projects: readonly ProjectSummary[]
  readonly project: Arrangement['project']
  readonly onChange: (project: string) => void
}

function ProjectFilter({ projects, project, onChange }: ProjectFilterProps) {
  return (
    <select
      aria-label={T.project}
      value={String(project)}
      onChange={({ target }) => onChange(target.value === 'any' ? '' : target.value)}
      className={`${SELECT} sm:max-w-48 max-sm:min-w-36 max-sm:flex-1`}
    >
      <option value="any">{T.anyProject}</option>
      <option value="none">{NO_PLACE_TEXTS.project}</option>
      {projects.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

function readProject(value: string): Arrangement['project'] {
  if (value === 'none') return value
  return /^[1-9][0-9]{0,15}$/.test(value) ? Number(value) : 'any'
}
