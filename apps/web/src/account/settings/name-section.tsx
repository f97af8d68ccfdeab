import { accounts, type User } from '@wordloom/contract'
import { useKeptForm } from '#platform/kept-work/use-kept-form.ts'
import { call } from '#platform/lib/api.ts'
import { setUser } from '#platform/user/session.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { showToast } from '#ui/toast/toast.ts'
import { AccountSection } from '../account-section.tsx'
import { FormFailure, reportAccountFailure } from '../form-failure.tsx'
import { NAME_TEXTS as T } from './texts.ts'

export function NameSection({ user }: { readonly user: User }) {
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: accounts.rename.body,
    defaultValues: toFields(user),
    send: async (body) => {
      const renamed = await call(accounts.rename, { body })
      form.reset(toFields(renamed))
      setUser(renamed)
      showToast({ title: T.done })
    },
    onFailure: reportAccountFailure,
  })
  useKeptForm(form, 'own name', ['firstName', 'lastName'])
  return (
    <AccountSection title={T.title} about={T.about} accent="before:bg-thread-1">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={T.first}
            autoComplete="given-name"
            autoCapitalize="words"
            {...field('firstName')}
          />
          <TextField
            label={T.last}
            autoComplete="family-name"
            autoCapitalize="words"
            {...field('lastName')}
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
