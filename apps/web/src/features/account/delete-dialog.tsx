import { accounts, type User } from '@wordloom/contract'
import { FormFailure } from '../../shared/account/form-failure.tsx'
import { useAccountForm } from '../../shared/account/use-account-form.ts'
import { UsernameField } from '../../shared/account/username-field.tsx'
import { call } from '../../shared/lib/api.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { DELETE_TEXTS as T } from './texts.ts'

interface DeleteDialogProps {
  readonly user: User
  readonly hasPassword: boolean
  readonly onDeleted: () => void
  readonly onClose: () => void
}

export default function DeleteDialog({ user, hasPassword, onDeleted, onClose }: DeleteDialogProps) {
  const { form, errors, isSubmitting, submit, failure } = useAccountForm(
    accounts.remove.body,
    hasPassword ? { currentPassword: '' } : {},
    async (body) => {
      await call(accounts.remove, { body })
      onDeleted()
      showToast({
        title: T.done,
        description: T.gone(user.email),
      })
    },
  )
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
        <UsernameField email={user.email} />
        {hasPassword && (
          <PasswordField
            label={T.currentPassword}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
        )}
        <FormFailure failure={failure} otherwise={T.failed} />
      </div>
    </AlertDialog>
  )
}
