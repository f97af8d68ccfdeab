import { secondFactors } from '@wordloom/contract'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { call } from '#platform/lib/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { showToast } from '#ui/toast/toast.ts'
import { FormFailure, reportAccountFailure } from '../../form-failure.tsx'
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
