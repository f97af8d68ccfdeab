import { accounts, type User } from '@wordloom/contract'
import { AccountSection } from '../../shared/account/account-section.tsx'
import { FormFailure } from '../../shared/account/form-failure.tsx'
import { useAccountForm } from '../../shared/account/use-account-form.ts'
import { useKeptForm } from '../../shared/kept-work/use-kept-form.ts'
import { call } from '../../shared/lib/api.ts'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { setUser } from '../../shared/user/session.ts'
import { NAME_TEXTS as T } from './texts.ts'

export function NameSection({ user }: { readonly user: User }) {
  const { form, errors, isSubmitting, submit, failure } = useAccountForm(
    accounts.rename.body,
    toFields(user),
    async (body) => {
      const renamed = await call(accounts.rename, { body })
      form.reset(toFields(renamed))
      setUser(renamed)
      showToast({ title: T.done })
    },
  )
  useKeptForm(form, 'own name', ['firstName', 'lastName'])
  return (
    <AccountSection title={T.title} about={T.about} thread="before:bg-thread-1">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={T.first}
            autoComplete="given-name"
            autoCapitalize="words"
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <TextField
            label={T.last}
            autoComplete="family-name"
            autoCapitalize="words"
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
        </div>
        <FormFailure failure={failure} otherwise={T.failed} />
        <SubmitButton
          look="plain"
          isPending={isSubmitting}
          pendingLabel={T.pending}
          className="justify-self-start"
        >
          {T.submit}
        </SubmitButton>
      </form>
    </AccountSection>
  )
}

function toFields({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) {
  return { firstName: firstName ?? '', lastName: lastName ?? '' }
}
