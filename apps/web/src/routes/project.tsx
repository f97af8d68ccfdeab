import { AccountQuery, ItemParams, type Project, projects } from '@wordloom/contract'
import { Suspense, useEffect } from 'react'
import { type MetaFunction, useParams, useSearchParams } from 'react-router'
import { ProjectLists } from '#library/lists/project-lists.tsx'
import { MissingProject, NoProject } from '#library/projects/page/missing-project.tsx'
import { PageSkeleton } from '#library/projects/page/page-skeleton.tsx'
import { ProjectPage } from '#library/projects/page/project-page.tsx'
import { ProjectScope } from '#library/projects/page/project-scope.tsx'
import { PROJECT_TEXTS } from '#library/projects/texts.ts'
import { ProjectResults } from '#library/results/project-results.tsx'
import { canCall, useScope } from '#library/scope.ts'
import { memberMeta } from '#platform/document/page-meta.ts'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { RequireUser } from '#ui/session/require-user.tsx'

const Generator = lazyWithPreload(async () => ({
  default: (await import('#generator/generator.tsx')).Generator,
}))
const ProjectColumns = lazyWithPreload(async () => ({
  default: (await import('#library/shared-items/shared-project.tsx')).SharedProject,
}))
const ImportDialog = lazyWithPreload(() => import('#library/import/import-dialog.tsx'))

export const meta: MetaFunction = () => memberMeta(PROJECT_TEXTS.title)

export default function ProjectRoute() {
  // Starts loading before we know who is signed in.
  useEffect(Generator.preload, [])
  const [search] = useSearchParams()
  const params = ItemParams.safeParse(useParams())
  if (!params.success) return <RequireUser>{() => <NoProject isOwn />}</RequireUser>
  const { id } = params.data
  const { account } = AccountQuery.safeParse({ account: search.get('account') ?? undefined }).data ?? {}
  const missing = <MissingProject id={id} account={account} />
  return (
    <RequireUser>
      {() => (
        <ProjectScope key={`${id} ${account}`} id={id} account={account} missing={missing}>
          <ProjectPage
            id={id}
            generator={(project) => (
              <Suspense fallback={<PageSkeleton />}>
                <Merger project={project} />
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
            missing={missing}
          />
        </ProjectScope>
      )}
    </RequireUser>
  )
}

/** Viewers see the same columns without the generator. */
function Merger({ project }: { readonly project: Project }) {
  if (canCall(useScope(), projects.update)) return <Generator project={project} />
  return <ProjectColumns project={{ ...project, kind: 'project', frozenAt: null, expiresAt: null }} />
}
