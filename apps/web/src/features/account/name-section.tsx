import { accounts, type User } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { setUser } from '../../shared/user/session.ts'
import { AccountSection } from './account-section.tsx'
import { FormFailure } from './form-failure.tsx'
import { useAccountForm } from './use-account-form.ts'

export function NameSection({ user }: { readonly user: User }) {
  const { form, errors, isSubmitting, submit, failure } = useAccountForm(
    accounts.rename.body,
    toFields(user),
    async (body) => {
      const renamed = await call(accounts.rename, { body })
      form.reset(toFields(renamed))
      setUser(renamed)
      showToast({ title: 'Name saved' })
    },
  )
  return (
    <AccountSection title="Name" about="How Wordloom greets you. Both may stay empty.">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            autoCapitalize="words"
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            autoCapitalize="words"
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
        </div>
        <FormFailure failure={failure} otherwise="Your name could not be saved. Please try again." />
        <SubmitButton
          look="plain"
          isPending={isSubmitting}
          pendingLabel="Saving…"
          className="justify-self-start"
        >
          Save name
        </SubmitButton>
      </form>
    </AccountSection>
  )
}

function toFields({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) {
  return { firstName: firstName ?? '', lastName: lastName ?? '' }
}
