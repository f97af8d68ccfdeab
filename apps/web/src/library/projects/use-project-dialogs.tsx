import type { ProjectSummary } from '@wordloom/contract'
import { type ReactNode, Suspense } from 'react'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import type { Sentences } from './texts.ts'

const EditProjectDialog = lazyWithPreload(() => import('./title/edit-project-dialog.tsx'))
const ShareDialog = lazyWithPreload(() => import('../sharing/share-dialog.tsx'))
const DeleteProjectDialog = lazyWithPreload(() => import('./delete-project-dialog.tsx'))

interface Asked {
  readonly kind: 'edit' | 'share' | 'delete'
  readonly project: ProjectSummary
}

interface ProjectDialogs {
  readonly edit: (project: ProjectSummary) => void
  readonly share: (project: ProjectSummary) => void
  readonly remove: (project: ProjectSummary) => void
  readonly dialog: ReactNode
}

export function useProjectDialogs(sentences: Sentences, contents: 'keep' | 'delete'): ProjectDialogs {
  const [asked, setAsked] = useKeptState<Asked | null>('dialog of projects', null)
  const close = () => setAsked(null)
  return {
    edit: (project) => setAsked({ kind: 'edit', project }),
    share: (project) => setAsked({ kind: 'share', project }),
    remove: (project) => setAsked({ kind: 'delete', project }),
    dialog: (
      <Suspense>
        {asked?.kind === 'edit' && (
          <EditProjectDialog project={asked.project} sentences={sentences} onClose={close} />
        )}
        {asked?.kind === 'share' && <ShareDialog kind="project" item={asked.project} onClose={close} />}
        {asked?.kind === 'delete' && (
          <DeleteProjectDialog
            project={asked.project}
            counts={asked.project}
            contents={contents}
            sentences={sentences}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  }
}
