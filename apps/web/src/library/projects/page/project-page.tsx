import { type Project, projects } from '@wordloom/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { restoreProject } from '../../changes/project-changes.ts'
import { History } from '../../people/history.tsx'
import { OfferNotice } from '../../people/joining/offer-notice.tsx'
import { useProject } from '../../queries.ts'
import { canCall, useScope } from '../../scope.ts'
import { PROJECT_TEXTS, DELETED_PROJECT_TEXTS as T } from '../texts.ts'
import { isSameTitle, type Title } from '../title/save-title.ts'
import { PROJECT_PAGE } from './frame.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { ProjectHeader } from './project-header.tsx'
import { ProjectTabs } from './project-tabs.tsx'

interface ProjectPageProps {
  readonly id: number
  /** Stays mounted behind other tabs, and shows its own notice if the project is deleted. */
  readonly generator: (project: Project) => ReactNode
  readonly lists: ReactNode
  readonly results: ReactNode
  readonly missing: ReactNode
}

export function ProjectPage({ id, generator, lists, results, missing }: ProjectPageProps) {
  const scope = useScope()
  const query = useProject(scope, id)
  const project = query.data
  const noteOwnTitle = useRenames(project)
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  if (isMissing && project === undefined) return missing
  // The generator has its own notice, because it may hold unsaved columns.
  const withNotice = (part: ReactNode) => (
    <>
      {isMissing && <DeletedNotice id={id} />}
      {part}
    </>
  )
  return (
    <main className={PROJECT_PAGE}>
      <ProjectHeader id={id} project={project} onSaveTitle={noteOwnTitle} />
      <Loaded query={query} what={PROJECT_TEXTS.what} skeleton={<PageSkeleton />}>
        {(loaded) => (
          <>
            {scope.role !== 'owner' && scope.isOffered && <OfferNotice place={scope} />}
            <ProjectTabs
              id={id}
              generator={generator(loaded)}
              lists={withNotice(lists)}
              results={withNotice(results)}
            />
            {scope.role !== 'owner' && <History projectId={id} />}
          </>
        )}
      </Loaded>
    </main>
  )
}

function DeletedNotice({ id }: { readonly id: number }) {
  const canRestore = canCall(useScope(), projects.restore)
  const [isPending, setIsPending] = useState(false)
  async function restore() {
    setIsPending(true)
    try {
      await restoreProject(id)
    } catch (error) {
      tellFailure(error, T.failed)
    } finally {
      setIsPending(false)
    }
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-danger/40 bg-danger/8 px-4 py-3">
      <p role="alert" className="grow text-sm/6 text-danger">
        {canRestore ? T.text : T.goneForYou}
      </p>
      {canRestore && (
        <Button aria-disabled={isPending} onClick={() => isPending || restore()}>
          {isPending ? T.restoring : T.restore}
        </Button>
      )}
    </div>
  )
}

/** Reports renames from elsewhere. Call the returned function before saving a title from this page. */
function useRenames(project: Title | undefined): (own: Title) => void {
  const last = useRef<Title | undefined>(undefined)
  const own = useRef<Title | undefined>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = project
    if (project === undefined || before === undefined || before.name === project.name) return
    if (own.current !== undefined && isSameTitle(own.current, project)) return
    showToast({
      title: PROJECT_TEXTS.renamed,
      description: PROJECT_TEXTS.renamedFrom(before.name, project.name),
    })
  }, [project])
  return (title) => {
    own.current = title
  }
}
