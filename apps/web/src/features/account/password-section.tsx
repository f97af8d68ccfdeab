import { useQuery } from '@tanstack/react-query'
import { MIN_PASSWORD_CHARACTERS, type User } from '@wordloom/contract'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { AccountSection } from './account-section.tsx'
import { accountQueries } from './api.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { PasswordForm } from './password-form.tsx'

export function PasswordSection({ user }: { readonly user: User }) {
  const details = useQuery(accountQueries.details)
  return (
    <AccountSection
      title="Password"
      about={`At least ${MIN_PASSWORD_CHARACTERS} characters. A new one signs you out everywhere else.`}
    >
      <Loaded query={details} what="Your account" skeleton={<FormSkeleton fields={2} />}>
        {({ hasPassword }) => (
          <PasswordForm key={String(hasPassword)} email={user.email} hasPassword={hasPassword} />
        )}
      </Loaded>
    </AccountSection>
  )
}
