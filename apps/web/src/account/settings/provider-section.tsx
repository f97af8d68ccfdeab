import { IDENTITY_PROVIDER_MESSAGES, identityProvider, type User } from '@wordloom/contract'
import { toDate } from '#platform/format/dates.ts'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Button } from '#ui/button.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { AccountSection } from '../account-section.tsx'
import { CurrentPassword } from '../current-password.tsx'
import { FormFailure, reportAccountFailure } from '../form-failure.tsx'
import { FormSkeleton } from '../form-skeleton.tsx'
import { accountQueries } from '../queries.ts'
import { ACCOUNT_TEXTS } from '../texts.ts'
import { PROVIDER_TEXTS as T } from './texts.ts'

export function ProviderSection({ user }: { readonly user: User }) {
  const { data: options } = useQuery(accountQueries.options)
  const details = useQuery(accountQueries.details)
  const provider = options?.identityProvider ?? null
  if (provider === null) return null
  return (
    <AccountSection title={provider} about={T.about(provider)} accent="before:bg-thread-2">
      <Loaded query={details} what={ACCOUNT_TEXTS.what} skeleton={<FormSkeleton fields={1} />}>
        {({ hasPassword, identityProviderLinkedAt: since }) => {
          if (since !== null) {
            return <ConnectedProvider provider={provider} since={since} hasPassword={hasPassword} />
          }
          if (user.emailVerified === 0) return <p>{IDENTITY_PROVIDER_MESSAGES.unverified}</p>
          return (
            <ConnectForm
              key={String(hasPassword)}
              provider={provider}
              email={user.email}
              hasPassword={hasPassword}
            />
          )
        }}
      </Loaded>
    </AccountSection>
  )
}

interface ConnectFormProps {
  readonly provider: string
  readonly email: string
  readonly hasPassword: boolean
}

function ConnectForm({ provider, email, hasPassword }: ConnectFormProps) {
  const { field, isSubmitting, submit, failure } = useApiForm({
    schema: identityProvider.link.body,
    defaultValues: hasPassword ? { currentPassword: '' } : {},
    send: async (body) => {
      const { location } = await call(identityProvider.link, { body })
      window.location.assign(location)
    },
    onFailure: reportAccountFailure,
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {hasPassword && <CurrentPassword email={email} {...field('currentPassword')} />}
      <FormFailure failure={failure} otherwise={T.unreachable(provider)} />
      <SubmitButton
        look="plain"
        isPending={isSubmitting}
        pendingLabel={T.connecting}
        className="justify-self-start"
      >
        {T.connect(provider)}
      </SubmitButton>
    </form>
  )
}

interface ConnectedProviderProps {
  readonly provider: string
  readonly since: string
  readonly hasPassword: boolean
}

function ConnectedProvider({ provider, since, hasPassword }: ConnectedProviderProps) {
  const unlink = useMutation({
    mutationFn: () => call(identityProvider.unlink),
    onSuccess: async () => {
      showToast({ title: T.disconnected(provider) })
      await queryClient.invalidateQueries(accountQueries.details)
    },
    onError: (error) => tellFailure(error, T.disconnectFailed(provider)),
  })
  return (
    <div className="grid justify-items-start gap-4">
      <p>{T.since(toDate(since))}</p>
      {hasPassword ? (
        <Button
          className="min-h-10"
          aria-disabled={unlink.isPending}
          onClick={() => unlink.isPending || unlink.mutate()}
        >
          {unlink.isPending ? T.disconnecting : T.disconnect(provider)}
        </Button>
      ) : (
        <p className="text-sm/6 text-soft">{IDENTITY_PROVIDER_MESSAGES.noPassword}</p>
      )}
    </div>
  )
}
