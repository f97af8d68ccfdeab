import { secondFactors } from '@wordloom/contract'
import { FormFailure } from '../../shared/account/form-failure.tsx'
import { useAccountForm } from '../../shared/account/use-account-form.ts'
import { call } from '../../shared/lib/api.ts'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { reloadFactors } from './api.ts'
import { CurrentPassword } from './current-password.tsx'
import type { FactorDialogProps } from './factor-dialogs.ts'
import { REMOVE_TEXTS as T } from './texts.ts'

/** Removes the given passkey, or the authenticator app if there's none. */
export default function RemoveFactorDialog({
  email,
  hasPassword,
  isLastFactor,
  passkey,
  onClose,
}: FactorDialogProps) {
  const { form, errors, isSubmitting, submit, failure } = useAccountForm(
    secondFactors.removeApp.body,
    hasPassword ? { currentPassword: '' } : {},
    async (body) => {
      if (passkey === null) await call(secondFactors.removeApp, { body })
      else await call(secondFactors.removePasskey, { params: { id: passkey.id }, body })
      await reloadFactors()
      onClose()
      showToast({ title: passkey === null ? T.app.done : T.passkey.done })
    },
  )
  const consequence = isLastFactor ? T.last : T.others
  return (
    <AlertDialog
      title={passkey === null ? T.app.title : T.passkey.title(passkey.name)}
      description={passkey === null ? consequence : `${consequence} ${T.keptOnDevice}`}
      confirmLabel={T.confirm}
      confirmLook="danger"
      isPending={isSubmitting}
      pendingLabel={T.pending}
      onConfirm={submit}
      onClose={onClose}
    >
      <div className="mt-4 grid gap-4">
        {hasPassword && (
          <CurrentPassword
            email={email}
            error={errors.currentPassword?.message}
            {...form.register('currentPassword')}
          />
        )}
        <FormFailure failure={failure} hasPassword={hasPassword} otherwise={T.failed} />
      </div>
    </AlertDialog>
  )
}
