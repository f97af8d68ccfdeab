import { secondFactors } from '@wordloom/contract'
import { FormFailure, reportAccountFailure } from '../../../shared/account/form-failure.tsx'
import { useApiForm } from '../../../shared/form/use-api-form.ts'
import { useKeptForm } from '../../../shared/kept-work/use-kept-form.ts'
import { call } from '../../../shared/lib/api.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx'
import { SubmitButton } from '../../../shared/ui/form/submit-button.tsx'
import { TextField } from '../../../shared/ui/form/text-field.tsx'
import { showToast } from '../../../shared/ui/toast/toast.ts'
import { reloadFactors } from '../api.ts'
import { RENAME_PASSKEY_TEXTS as T } from '../texts.ts'
import type { FactorDialogProps } from './factor-dialog.ts'

export default function RenamePasskeyDialog({ passkey, onClose }: FactorDialogProps) {
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: secondFactors.renamePasskey.body,
    defaultValues: { name: passkey?.name ?? '' },
    send: async (body) => {
      await call(secondFactors.renamePasskey, { params: { id: passkey?.id ?? '' }, body })
      await reloadFactors()
      onClose()
      showToast({ title: T.done })
    },
    onFailure: reportAccountFailure,
  })
  useKeptForm(form, `passkey ${passkey?.id}`, ['name'])
  return (
    <Dialog title={T.title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <TextField label={T.name} {...field('name')} />
        <FormFailure failure={failure} otherwise={T.failed} />
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <Button className="min-h-10" onClick={onClose}>
            {T.cancel}
          </Button>
          <SubmitButton isPending={isSubmitting} pendingLabel={T.pending}>
            {T.submit}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
