import { IDENTITY_PROVIDER_MESSAGES, type User } from '@wordloom/contract'
import { AccountSection } from '../../shared/account/account-section.tsx'
import { FormSkeleton } from '../../shared/account/form-skeleton.tsx'
import { accountQueries } from '../../shared/account/queries.ts'
import { ACCOUNT_TEXTS } from '../../shared/account/texts.ts'
import { useQuery } from '../../shared/lib/use-query.ts'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { ConnectForm } from './connect-form.tsx'
import { ConnectedProvider } from './connected-provider.tsx'
import { PROVIDER_TEXTS as T } from './texts.ts'

export function ProviderSection({ user }: { readonly user: User }) {
  const { data: options } = useQuery(accountQueries.options)
  const details = useQuery(accountQueries.details)
  const provider = options?.identityProvider ?? null
  if (provider === null) return null
  return (
    <AccountSection title={provider} about={T.about(provider)} thread="before:bg-thread-2">
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
