import {
  ACCOUNT_MESSAGES,
  Email,
  NewPassword,
  PersonName,
  PLANS,
  SUBSCRIPTION_STATUSES,
} from '@wordloom/contract'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { useUnsavedForm } from '#ui/form/use-unsaved-form.ts'
import { tellFailure, tellSuccess } from '#ui/tell/tell.ts'
import { createUser } from '../changes.ts'
import { reportAdminFailure } from '../denial.ts'
import { PlanFields } from '../plan-fields.tsx'
import { USER_FIELD_TEXTS as FIELDS, SENTENCES, CREATE_USER_TEXTS as T } from '../texts.ts'
import { isEmailTaken } from './email-taken.ts'
import { NameFields } from './name-fields.tsx'

const Draft = z.object({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  password: NewPassword,
  subscriptionPlan: z.enum(PLANS),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  isAdmin: z.boolean(),
})

const BLANK: z.input<typeof Draft> = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  subscriptionPlan: 'free',
  subscriptionStatus: 'active',
  isAdmin: false,
}

export default function CreateUserDialog({ onClose }: { readonly onClose: () => void }) {
  const { done, failed } = SENTENCES.create
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: Draft,
    defaultValues: BLANK,
    send: async (draft) => {
      try {
        await createUser(draft)
        tellSuccess(done)
        onClose()
      } catch (error) {
        if (!isEmailTaken(error)) throw error
        tellFailure(error, failed)
        form.setError('email', { message: ACCOUNT_MESSAGES.emailTaken }, { shouldFocus: true })
      }
    },
    onFailure: reportAdminFailure(failed),
  })
  useKeptForm(form, 'the new user', [
    'firstName',
    'lastName',
    'email',
    'subscriptionPlan',
    'subscriptionStatus',
    'isAdmin',
  ])
  const { leave, question } = useUnsavedForm(form.formState, onClose)
  const { email, password, isAdmin } = useWatch({ control: form.control })
  const isIncomplete = email?.trim() === '' || password === ''
  return (
    <Dialog title={T.title} description={T.description} isWide onClose={leave}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <NameFields first={field('firstName')} last={field('lastName')} />
        <TextField label={FIELDS.email} type="email" {...field('email')} />
        <PasswordField
          label={T.password}
          autoComplete="new-password"
          help={T.passwordHelp}
          {...field('password')}
        />
        <PlanFields plan={form.register('subscriptionPlan')} status={form.register('subscriptionStatus')} />
        <Checkbox
          label={T.admin}
          help={T.adminHelp}
          isChecked={isAdmin === true}
          onChange={(isChecked) => form.setValue('isAdmin', isChecked, { shouldDirty: true })}
        />
        <div className="sticky bottom-0 -mx-6 grid gap-3 border-t border-line bg-card px-6 py-4">
          <FormActions
            failure={failure}
            submitLabel={T.submit}
            pendingLabel={T.pending}
            isPending={isSubmitting}
            isDisabled={isIncomplete}
            onCancel={onClose}
          />
        </div>
      </form>
      {question}
    </Dialog>
  )
}
