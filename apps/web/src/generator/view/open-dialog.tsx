import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import type { GeneratorModel } from '../state/generator-state.ts'
import type { OpenedList } from './opening/replace-column-dialog.tsx'
import type { Saving } from './saving/sign-in-dialog.tsx'

const UpgradeDialog = lazyWithPreload(() => import('./upgrade/upgrade-dialog.tsx'))
const SignInDialog = lazyWithPreload(() => import('./saving/sign-in-dialog.tsx'))
const ReplaceColumnDialog = lazyWithPreload(() => import('./opening/replace-column-dialog.tsx'))
const SaveListDialog = lazyWithPreload(() => import('./saving/save-list-dialog.tsx'))
const SaveResultsDialog = lazyWithPreload(() => import('./saving/save-results-dialog.tsx'))

export type DialogChoice =
  | { readonly kind: 'upgrade'; readonly columns: number }
  | { readonly kind: 'sign-in'; readonly toSave: Saving }
  | { readonly kind: 'replace'; readonly list: OpenedList }
  | Saving

interface OpenDialogProps {
  readonly dialog: DialogChoice
  readonly generator: GeneratorModel
  readonly projectId: number | null
  readonly onClose: () => void
}

export function OpenDialog({ dialog, generator, projectId, onClose }: OpenDialogProps) {
  const { actions, columns, results } = generator
  switch (dialog.kind) {
    case 'upgrade':
      return <UpgradeDialog allowed={dialog.columns} columns={columns} onClose={onClose} />
    case 'sign-in':
      return <SignInDialog toSave={dialog.toSave} columns={columns} onClose={onClose} />
    case 'replace':
      return <ReplaceColumnDialog list={dialog.list} columns={columns} actions={actions} onClose={onClose} />
    case 'list':
      return (
        <SaveListDialog
          columnId={dialog.columnId}
          columnName={columns.find(({ id }) => id === dialog.columnId)?.name ?? ''}
          actions={actions}
          projectId={projectId}
          onClose={onClose}
        />
      )
    case 'results':
      return <SaveResultsDialog results={results} actions={actions} projectId={projectId} onClose={onClose} />
  }
}
