import { Suspense } from 'react'
import { lazyWithPreload } from '../../../shared/ui/lazy-with-preload.tsx'
import type { UserDialog } from './use-user-acts.ts'

const EditUserDialog = lazyWithPreload(() => import('../edit-user-dialog.tsx'))
const InspectionDialog = lazyWithPreload(() => import('../inspection/inspection-dialog.tsx'))
const RemoveFactorsDialog = lazyWithPreload(() => import('../remove-factors-dialog.tsx'))
const DeleteUserDialog = lazyWithPreload(() => import('../delete-user-dialog.tsx'))

const DIALOGS = {
  edit: EditUserDialog,
  inspect: InspectionDialog,
  removeFactors: RemoveFactorsDialog,
  remove: DeleteUserDialog,
}

interface UserDialogsProps {
  readonly dialog: UserDialog | null
  readonly selfId: string
  readonly onClose: () => void
}

export function UserDialogs({ dialog, selfId, onClose }: UserDialogsProps) {
  if (dialog === null) return null
  const { kind, user } = dialog
  const Dialog = DIALOGS[kind]
  return (
    <Suspense>
      <Dialog user={user} isSelf={user.id === selfId} onClose={onClose} />
    </Suspense>
  )
}
