import { accounts, type User } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { setUser } from '#platform/user/session.ts'
import { PasswordField } from '#ui/form/password-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { AccountSection } from '../account-section.tsx'
import { CurrentPassword } from '../current-password.tsx'
import { reportAccountFailure } from '../form-failure.tsx'
import { FormSkeleton } from '../form-skeleton.tsx'
import { accountQueries } from '../queries.ts'
import { ACCOUNT_TEXTS } from '../texts.ts'
import { UsernameField } from '../username-field.tsx'
import { ChangeForm, FormOnDemand } from './form-on-demand.tsx'
import { PASSWORD_TEXTS as T } from './texts.ts'

export function PasswordSection({ user }: { readonly user: User }) {
  const details = useQuery(accountQueries.details)
  return (
    <AccountSection title={T.title} about={T.about} accent="before:bg-thread-3">
      <Loaded query={details} what={ACCOUNT_TEXTS.what} skeleton={<FormSkeleton fields={0} />}>
        {({ hasPassword }) => (
          <>
            {!hasPassword && <p className="mb-4 text-sm/6">{T.none}</p>}
            <FormOnDemand keptAs="own password form" label={hasPassword ? T.change : T.set}>
              {(close) => <PasswordForm email={user.email} hasPassword={hasPassword} onClose={close} />}
            </FormOnDemand>
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}

interface PasswordFormProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly onClose: () => void
}

function PasswordForm({ email, hasPassword, onClose }: PasswordFormProps) {
  const { field, isSubmitting, submit, failure } = useApiForm({
    schema: accounts.changePassword.body,
    defaultValues: { newPassword: '', ...(hasPassword && { currentPassword: '' }) },
    send: async (body) => {
      setUser(await call(accounts.changePassword, { body }))
      onClose()
      showToast(hasPassword ? T.changed : T.isSet)
      await Promise.all([
        queryClient.invalidateQueries(accountQueries.details),
        queryClient.invalidateQueries(accountQueries.sessions),
      ])
    },
    onFailure: reportAccountFailure,
  })
  return (
    <ChangeForm
      onSubmit={submit}
      onCancel={onClose}
      isSubmitting={isSubmitting}
      failure={failure}
      texts={{ ...T, submit: hasPassword ? T.change : T.set }}
    >
      {hasPassword ? (
        <CurrentPassword email={email} {...field('currentPassword')} />
      ) : (
        <UsernameField email={email} />
      )}
      <PasswordField label={T.next} autoComplete="new-password" {...field('newPassword')} />
    </ChangeForm>
  )
}
