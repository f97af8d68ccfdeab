import type { Project } from '@wordloom/contract'
import type { ReactNode } from 'react'
import { ApiError } from '../../shared/lib/api.ts'
import { useProject } from '../../shared/library/queries.ts'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import { MissingProject } from './missing-project.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { ProjectHeader } from './project-header.tsx'
import { ProjectTabs } from './project-tabs.tsx'
import { PROJECT_TEXTS } from './texts.ts'
import { useRenames } from './use-renames.ts'

interface ProjectPageProps {
  readonly id: number
  /** Stays mounted behind other tabs, and shows its own notice if the project is deleted. */
  readonly generator: (project: Project) => ReactNode
  readonly lists: ReactNode
  readonly results: ReactNode
}

export function ProjectPage({ id, generator, lists, results }: ProjectPageProps) {
  const query = useProject(id)
  const project = query.data
  const noteOwnTitle = useRenames(project)
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  if (isMissing && project === undefined) return <MissingProject />
  // The generator has its own notice, because it may hold unsaved columns.
  const withNotice = (part: ReactNode) => (
    <>
      {isMissing && <DeletedNotice id={id} />}
      {part}
    </>
  )
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 py-6 sm:px-8 sm:py-8">
      <ProjectHeader id={id} project={project} onSaveTitle={noteOwnTitle} />
      <Loaded query={query} what={PROJECT_TEXTS.what} skeleton={<PageSkeleton />}>
        {(loaded) => (
          <ProjectTabs
            id={id}
            generator={generator(loaded)}
            lists={withNotice(lists)}
            results={withNotice(results)}
          />
        )}
      </Loaded>
    </main>
  )
}
