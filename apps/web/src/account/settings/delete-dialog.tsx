import { accounts, type User } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { showToast } from '#ui/toast/toast.ts'
import { CurrentPassword } from '../current-password.tsx'
import { FormFailure, reportAccountFailure } from '../form-failure.tsx'
import { DELETE_TEXTS as T } from './texts.ts'

interface DeleteDialogProps {
  readonly user: User
  readonly hasPassword: boolean
  readonly onDeleted: () => void
  readonly onClose: () => void
}

export default function DeleteDialog({ user, hasPassword, onDeleted, onClose }: DeleteDialogProps) {
  const { field, isSubmitting, submit, failure } = useApiForm({
    schema: accounts.remove.body,
    defaultValues: hasPassword ? { currentPassword: '' } : {},
    send: async (body) => {
      await call(accounts.remove, { body })
      onDeleted()
      showToast({
        title: T.done,
        description: T.gone(user.email),
      })
    },
    onFailure: reportAccountFailure,
  })
  return (
    <AlertDialog
      title={T.question(user.email)}
      description={T.consequences}
      confirmLabel={T.confirm}
      confirmLook="danger"
      isPending={isSubmitting}
      pendingLabel={T.pending}
      onConfirm={submit}
      onClose={onClose}
    >
      <div className="mt-4 grid gap-4">
        {hasPassword && <CurrentPassword email={user.email} {...field('currentPassword')} />}
        <FormFailure failure={failure} otherwise={T.failed} />
      </div>
    </AlertDialog>
  )
}
