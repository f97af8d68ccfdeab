import { accounts, type User } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { FormFailure } from './form-failure.tsx'
import { useAccountForm } from './use-account-form.ts'
import { UsernameField } from './username-field.tsx'

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
        title: 'Account deleted',
        description: `${user.email} and all that belonged to it is gone.`,
      })
    },
  )
  return (
    <AlertDialog
      title={`Delete ${user.email}?`}
      description="Your name and address, your password, the sign-ins of all your browsers and everything saved in the account are deleted. Nobody can bring them back."
      confirmLabel="Delete my account"
      confirmLook="danger"
      isPending={isSubmitting}
      pendingLabel="Deleting…"
      onConfirm={submit}
      onClose={onClose}
    >
      <div className="mt-4 grid gap-4">
        <UsernameField email={user.email} />
        {hasPassword && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
        )}
        <FormFailure failure={failure} otherwise="The account could not be deleted. Please try again." />
      </div>
    </AlertDialog>
  )
}
