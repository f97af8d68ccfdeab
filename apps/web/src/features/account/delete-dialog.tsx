import { accounts, type User } from '@wordloom/contract'
import { useNavigate } from 'react-router'
import { call } from '../../shared/lib/api.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { setPresence } from '../../shared/user/presence.ts'
import { leaveSession } from '../../shared/user/session.ts'
import { FormFailure } from './form-failure.tsx'
import { useAccountForm } from './use-account-form.ts'

interface DeleteDialogProps {
  readonly user: User
  readonly hasPassword: boolean
  readonly onClose: () => void
}

export default function DeleteDialog({ user, hasPassword, onClose }: DeleteDialogProps) {
  const navigate = useNavigate()
  const { form, errors, isSubmitting, submit, failure } = useAccountForm(
    accounts.remove.body,
    hasPassword ? { currentPassword: '' } : {},
    async (body) => {
      await call(accounts.remove, { body })
      leaveSession()
      await navigate('/', { replace: true })
      setPresence('visitor')
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
