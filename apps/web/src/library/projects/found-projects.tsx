import type { ProjectSummary } from '@wordloom/contract'
import { type ReactNode, useMemo, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { NoProjectsDrawing, NothingFoundDrawing } from '#ui/drawings/drawings.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { MarkFilters, NothingMarked } from '../marks/mark-filter.tsx'
import { useMarkFilter } from '../marks/use-mark-filter.ts'
import { useMarks } from '../marks/use-marks.ts'
import { useProjects } from '../queries.ts'
import { useFocusAfterRemoval } from '../selection/use-focus-after-removal.ts'
import { findProjects } from './find-projects.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectTiles } from './project-tiles.tsx'
import { NO_PROJECTS_TEXTS, type Sentences, PROJECTS_TEXTS as T } from './texts.ts'
import { TilesSkeleton } from './tiles-skeleton.tsx'
import { useProjectDialogs } from './use-project-dialogs.tsx'

const NONE: readonly ProjectSummary[] = []

interface FoundProjectsProps {
  readonly query: string
  readonly onClear: () => void
  readonly sentences: Sentences
  readonly contents: 'keep' | 'delete'
  readonly start: ReactNode
}

export function FoundProjects({ query, onClear, sentences, contents, start }: FoundProjectsProps) {
  const projects = useProjects()
  const { shown: marked, filter } = useMarkFilter('project', projects.data ?? NONE)
  const found = useMemo(() => findProjects(marked, query), [marked, query])
  const { isStarred } = useMarks('project')
  const holder = useRef<HTMLElement>(null)
  useFocusAfterRemoval(found, holder)
  const { edit, share, remove, dialog } = useProjectDialogs(sentences, contents)
  const renderCard = (project: ProjectSummary) => (
    <ProjectCard
      project={project}
      isStarred={isStarred(project.id)}
      onEdit={edit}
      onShare={share}
      onDelete={remove}
    />
  )
  return (
    <section ref={holder} tabIndex={-1} aria-label={T.what} className="outline-none">
      <Loaded query={projects} what={T.what} skeleton={<TilesSkeleton />}>
        {({ length }) =>
          length === 0 ? (
            <EmptyState
              title={NO_PROJECTS_TEXTS.title}
              level="h2"
              drawing={<NoProjectsDrawing />}
              action={start}
            >
              {NO_PROJECTS_TEXTS.text}
            </EmptyState>
          ) : (
            <>
              <div className="mb-3 flex justify-end print:hidden">
                <MarkFilters filter={filter} hasTags={false} />
              </div>
              <p
                role="status"
                className={found.length === 0 ? 'sr-only' : 'text-sm/6 text-soft not-empty:mb-3'}
              >
                {query.trim() !== '' && T.found(found.length, length)}
              </p>
              {marked.length === 0 ? (
                <NothingMarked filter={filter} level="h2" />
              ) : found.length === 0 ? (
                <EmptyState
                  title={T.noneFound}
                  level="h2"
                  drawing={<NothingFoundDrawing />}
                  action={<Button onClick={onClear}>{T.showAll}</Button>}
                >
                  {T.nothingFound(query.trim())}
                </EmptyState>
              ) : (
                <ProjectTiles label={T.title} projects={found} renderCard={renderCard} />
              )}
            </>
          )
        }
      </Loaded>
      {dialog}
    </section>
  )
}
