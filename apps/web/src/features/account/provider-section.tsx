import { useQuery } from '@tanstack/react-query'
import { AccountSection } from './account-section.tsx'
import { accountQueries } from './api.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { LinkForm } from './link-form.tsx'
import { LinkedProvider } from './linked-provider.tsx'
import { Loaded } from './loaded.tsx'

/** Only where this installation is connected to an identity provider. */
export function ProviderSection() {
  const { data: options } = useQuery(accountQueries.options)
  const details = useQuery(accountQueries.details)
  const provider = options?.identityProvider ?? null
  if (provider === null) return null
  return (
    <AccountSection
      title={provider}
      about={`Linked to ${provider}, you can sign in there instead of with your password.`}
    >
      <Loaded query={details} what="Your account" skeleton={<FormSkeleton fields={1} />}>
        {({ hasPassword, identityProviderLinkedAt: linkedAt }) =>
          linkedAt === null ? (
            <LinkForm provider={provider} hasPassword={hasPassword} />
          ) : (
            <LinkedProvider provider={provider} linkedAt={linkedAt} hasPassword={hasPassword} />
          )
        }
      </Loaded>
    </AccountSection>
  )
}
