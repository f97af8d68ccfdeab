import { secondFactors } from '@wordloom/contract'
import * as z from 'zod/mini'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { call } from '#platform/lib/api.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { showToast } from '#ui/toast/toast.ts'
import { CurrentPassword } from '../../current-password.tsx'
import { FormFailure, reportAccountFailure } from '../../form-failure.tsx'
import { makePasskey } from '../../passkeys/ceremonies.ts'
import { toPasskeyProblem } from '../../passkeys/passkey-problem.ts'
import { accountQueries } from '../../queries.ts'
import { reloadFactors } from '../api.ts'
import { ADD_PASSKEY_TEXTS as T } from '../texts.ts'
import { CodesDialog } from './codes-dialog.tsx'
import type { FactorDialogProps } from './factor-dialog.ts'

const Draft = z.object({
  name: secondFactors.addPasskey.body.shape.name,
  currentPassword: secondFactors.beginPasskey.body.shape.currentPassword,
})

export default function AddPasskeyDialog({ email, hasPassword, onClose }: FactorDialogProps) {
  return (
    <CodesDialog title={T.title} description={T.about} email={email} onClose={onClose}>
      {(finish) => <AddPasskeyForm email={email} hasPassword={hasPassword} onAdded={finish} />}
    </CodesDialog>
  )
}

interface AddPasskeyFormProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly onAdded: (codes: readonly string[] | null) => void
}

function AddPasskeyForm({ email, hasPassword, onAdded }: AddPasskeyFormProps) {
  const { data: sessions } = useQuery(accountQueries.sessions)
  const device = sessions?.find(({ isCurrent }) => isCurrent)?.device ?? T.fallbackName
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: Draft,
    defaultValues: { name: device, ...(hasPassword && { currentPassword: '' }) },
    send: async ({ name, currentPassword }) => {
      const { options } = await call(secondFactors.beginPasskey, { body: { currentPassword } })
      const response = await makePasskey(options)
      const { recoveryCodes } = await call(secondFactors.addPasskey, { body: { name, response } })
      // Otherwise the recovery codes come next and confirm it.
      if (recoveryCodes === null) showToast({ title: T.done })
      onAdded(recoveryCodes)
      await reloadFactors()
    },
    onFailure: reportAccountFailure,
  })
  useKeptForm(form, 'the new passkey', ['name'])
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <TextField label={T.name} {...field('name')} />
      {hasPassword && <CurrentPassword email={email} {...field('currentPassword')} />}
      <FormFailure
        failure={failure}
        hasPassword={hasPassword}
        otherwise={toPasskeyProblem(failure) ?? T.failed}
      />
      <SubmitButton isPending={isSubmitting} pendingLabel={T.pending} className="justify-self-end">
        {T.submit}
      </SubmitButton>
    </form>
  )
}
