import type { User } from '@wordloom/contract'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { useConfirmedDeed } from './use-confirmed-deed.ts'

interface ConfirmedDeedDialogProps {
  readonly user: User
  readonly texts: {
    readonly title: (email: string) => string
    readonly description: string
    readonly confirm: string
    readonly pending: string
  }
  readonly run: (id: string) => Promise<void>
  readonly sentences: { readonly done: string; readonly failed: string }
  readonly onClose: () => void
}

export function ConfirmedDeedDialog({ user, texts, run, sentences, onClose }: ConfirmedDeedDialogProps) {
  const deed = useConfirmedDeed({ run: () => run(user.id), sentences, onDone: onClose })
  return (
    <AlertDialog
      title={texts.title(user.email)}
      description={texts.description}
      confirmLabel={texts.confirm}
      confirmLook="danger"
      pendingLabel={texts.pending}
      onClose={onClose}
      {...deed}
    />
  )
}
