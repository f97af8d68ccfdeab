import type { User } from '@wordloom/contract'
import type { ChangeEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormActions } from '#ui/form/form-actions.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useUnsavedForm } from '#ui/form/use-unsaved-form.ts'
import { RichText, toLink } from '#ui/text/rich-text.tsx'
import { PlanFields } from '../plan-fields.tsx'
import { USER_FIELD_TEXTS as FIELDS, EDIT_USER_TEXTS as T } from '../texts.ts'
import { NameFields } from './name-fields.tsx'
import { useUserEdit } from './use-user-edit.ts'

interface EditUserDialogProps {
  readonly user: User
  readonly isSelf: boolean
  readonly onClose: () => void
}

export default function EditUserDialog({ user, isSelf, onClose }: EditUserDialogProps) {
  const { form, field, isSubmitting, submit, problem } = useUserEdit(user, onClose)
  useKeptForm(form, `user ${user.id}`, [
    'firstName',
    'lastName',
    'email',
    'isEmailVerified',
    'subscriptionPlan',
    'subscriptionStatus',
  ])
  const { leave, question } = useUnsavedForm(form.formState, onClose)
  const isEmailVerified = useWatch({ control: form.control, name: 'isEmailVerified' })
  const isOtherAdministrator = user.isAdmin && !isSelf
  const isPaying = user.stripeSubscriptionId !== null

  /** A changed address counts as unverified unless the administrator says otherwise. */
  function noteAddress({ target }: ChangeEvent<HTMLInputElement>) {
    form.setValue('isEmailVerified', target.value.trim() === user.email && user.emailVerified === 1)
  }
  return (
    <Dialog title={T.title} description={T.description(user.email, user.id)} isWide onClose={leave}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <NameFields first={field('firstName')} last={field('lastName')} />
        <TextField
          label={FIELDS.email}
          type="email"
          readOnly={isOtherAdministrator}
          {...(isOtherAdministrator && { help: T.otherAdministratorEmail })}
          {...field('email', { onChange: noteAddress })}
        />
        <Checkbox
          label={T.verified}
          help={T.verifiedHelp}
          isChecked={isEmailVerified}
          onChange={(isChecked) => form.setValue('isEmailVerified', isChecked, { shouldDirty: true })}
        />
        {isOtherAdministrator && <p className="text-sm/6 text-soft">{T.otherAdministratorPassword}</p>}
        {isSelf && (
          <p className="text-sm/6 text-soft">
            <RichText text={T.ownPassword} tags={{ link: toLink('/account') }} />
          </p>
        )}
        {!isSelf && !isOtherAdministrator && (
          <PasswordField
            label={T.password}
            isOptional
            autoComplete="new-password"
            help={T.passwordHelp}
            {...field('newPassword')}
          />
        )}
        <div>
          <PlanFields plan={form.register('subscriptionPlan')} status={form.register('subscriptionStatus')} />
          {isPaying && <p className="mt-1.5 text-xs/5 text-soft">{T.paying}</p>}
        </div>
        <div className="sticky bottom-0 -mx-6 grid gap-3 border-t border-line bg-card px-6 py-4">
          <FormActions
            failure={problem}
            submitLabel={T.submit}
            pendingLabel={T.pending}
            isPending={isSubmitting}
            onCancel={onClose}
          />
        </div>
      </form>
      {question}
    </Dialog>
  )
}
