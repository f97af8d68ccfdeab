import { secondFactors } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { showToast } from '#ui/toast/toast.ts'
import { CurrentPassword } from '../../current-password.tsx'
import { FormFailure, reportAccountFailure } from '../../form-failure.tsx'
import { reloadFactors } from '../api.ts'
import { REMOVE_TEXTS as T } from '../texts.ts'
import type { FactorDialogProps } from './factor-dialog.ts'

/** Removes the given passkey, or the authenticator app if there's none. */
export default function RemoveFactorDialog({
  email,
  hasPassword,
  isLastFactor,
  passkey,
  onClose,
}: FactorDialogProps) {
  const { field, isSubmitting, submit, failure } = useApiForm({
    schema: secondFactors.removeApp.body,
    defaultValues: hasPassword ? { currentPassword: '' } : {},
    send: async (body) => {
      if (passkey === null) await call(secondFactors.removeApp, { body })
      else await call(secondFactors.removePasskey, { params: { id: passkey.id }, body })
      await reloadFactors()
      onClose()
      showToast({ title: passkey === null ? T.app.done : T.passkey.done })
    },
    onFailure: reportAccountFailure,
  })
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
        {hasPassword && <CurrentPassword email={email} {...field('currentPassword')} />}
        <FormFailure failure={failure} hasPassword={hasPassword} otherwise={T.failed} />
      </div>
    </AlertDialog>
  )
}
