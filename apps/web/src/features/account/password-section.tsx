import { accounts, type User } from '@wordloom/contract'
import { AccountSection } from '../../shared/account/account-section.tsx'
import { CurrentPassword } from '../../shared/account/current-password.tsx'
import { reportAccountFailure } from '../../shared/account/form-failure.tsx'
import { FormSkeleton } from '../../shared/account/form-skeleton.tsx'
import { accountQueries } from '../../shared/account/queries.ts'
import { ACCOUNT_TEXTS } from '../../shared/account/texts.ts'
import { UsernameField } from '../../shared/account/username-field.tsx'
import { useApiForm } from '../../shared/form/use-api-form.ts'
import { call } from '../../shared/lib/api.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { useQuery } from '../../shared/lib/use-query.ts'
import { PasswordField } from '../../shared/ui/form/password-field.tsx'
import { Loaded } from '../../shared/ui/loading/loaded.tsx'
import { showToast } from '../../shared/ui/toast/toast.ts'
import { setUser } from '../../shared/user/session.ts'
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
