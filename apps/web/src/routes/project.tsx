import { AccountQuery, ItemParams, type Project } from '@wordloom/contract'
import { Suspense, useEffect } from 'react'
import { type MetaFunction, useParams, useSearchParams } from 'react-router'
import { Elsewhere } from '#library/joined-project/elsewhere.tsx'
import { ProjectLists } from '#library/lists/project-lists.tsx'
import { PROJECT_MESSAGES } from '#library/lists/texts.ts'
import { MissingProject } from '#library/projects/page/missing-project.tsx'
import { PageSkeleton } from '#library/projects/page/page-skeleton.tsx'
import { ProjectPage } from '#library/projects/page/project-page.tsx'
import { PROJECT_TEXTS } from '#library/projects/texts.ts'
import { ProjectResults } from '#library/results/project-results.tsx'
import { memberMeta } from '#platform/document/page-meta.ts'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { RequireUser } from '#ui/session/require-user.tsx'

const Generator = lazyWithPreload(async () => ({
  default: (await import('#generator/generator.tsx')).Generator,
}))
const JoinedPage = lazyWithPreload(async () => ({
  default: (await import('#library/joined-project/joined-page.tsx')).JoinedPage,
}))
const ProjectColumns = lazyWithPreload(async () => ({
  default: (await import('#library/shared-items/shared-project.tsx')).SharedProject,
}))
const EditListDialog = lazyWithPreload(async () => ({
  default: (await import('#library/lists/form/edit-list-dialog.tsx')).EditListDialog,
}))
const CreateListDialog = lazyWithPreload(async () => ({
  default: (await import('#library/lists/form/create-list-dialog.tsx')).CreateListDialog,
}))
const ImportDialog = lazyWithPreload(() => import('#library/import/import-dialog.tsx'))

export const meta: MetaFunction = () => memberMeta(PROJECT_TEXTS.title)

export default function ProjectRoute() {
  // Starts loading before we know who is signed in.
  useEffect(Generator.preload, [])
  const [search] = useSearchParams()
  const params = ItemParams.safeParse(useParams())
  if (!params.success) return <RequireUser>{() => <MissingProject />}</RequireUser>
  const { id } = params.data
  const { account } = AccountQuery.safeParse({ account: search.get('account') ?? undefined }).data ?? {}
  if (account !== undefined)
    return <RequireUser>{() => <Joined key={id} id={id} account={account} />}</RequireUser>
  return (
    <RequireUser>
      {() => (
        <ProjectPage
          key={id}
          id={id}
          generator={(project) => (
            <Suspense fallback={<PageSkeleton />}>
              <Generator project={project} />
            </Suspense>
          )}
          lists={
            <ProjectLists
              projectId={id}
              importLists={(onClose) => (
                <Suspense>
                  <ImportDialog projectId={id} onClose={onClose} />
                </Suspense>
              )}
            />
          }
          results={<ProjectResults projectId={id} />}
          missing={<Elsewhere id={id} otherwise={<MissingProject />} />}
        />
      )}
    </RequireUser>
  )
}

function Joined({ id, account }: { readonly id: number; readonly account: string }) {
  const columnsOf = (project: Project) => (
    <ProjectColumns project={{ ...project, kind: 'project', frozenAt: null, expiresAt: null }} />
  )
  return (
    <Suspense fallback={<PageSkeleton />}>
      <JoinedPage
        id={id}
        account={account}
        generator={(project, role) =>
          role === 'viewer' ? columnsOf(project) : <Generator project={project} />
        }
        listEditor={(list, onClose) => (
          <Suspense>
            {list === null ? (
              <CreateListDialog projectId={id} onClose={onClose} />
            ) : (
              <EditListDialog list={list} messages={PROJECT_MESSAGES} onClose={onClose} />
            )}
          </Suspense>
        )}
      />
    </Suspense>
  )
}
