import { PEOPLE_ROLES, people } from '@wordloom/contract'
import { useId } from 'react'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { call } from '#platform/lib/api.ts'
import { FormActions } from '#ui/form/form-actions.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { reportFailure } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { ROLE_NAMES, PEOPLE_DIALOG_TEXTS as T } from './texts.ts'

interface InviteFormProps {
  readonly projectId: number
  readonly onInvited: () => Promise<void>
  readonly onCancel: () => void
}

const ROLES = PEOPLE_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))

export function InviteForm({ projectId, onInvited, onCancel }: InviteFormProps) {
  const heading = useId()
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: people.invite.body,
    defaultValues: { email: '', role: 'viewer' },
    send: async (body) => {
      await call(people.invite, { params: { id: projectId }, body })
      form.reset()
      showToast({ title: T.sent })
      await onInvited()
    },
    onFailure: reportFailure(T.notSent),
  })
  useKeptForm(form, `invitation to project ${projectId}`, ['email', 'role'])
  return (
    <form noValidate aria-labelledby={heading} onSubmit={submit} className="mt-5 grid gap-4">
      <h3 id={heading} className="text-sm/6 font-semibold">
        {T.inviteHeading}
      </h3>
      <TextField label={T.email} type="email" {...field('email')} />
      <SegmentedControl
        label={T.newRole}
        choices={ROLES}
        value={form.watch('role')}
        onChange={(role) => form.setValue('role', role, { shouldDirty: true })}
      />
      <FormActions
        failure={failure}
        submitLabel={T.invite}
        pendingLabel={T.inviting}
        isPending={isSubmitting}
        onCancel={onCancel}
      />
    </form>
  )
}
