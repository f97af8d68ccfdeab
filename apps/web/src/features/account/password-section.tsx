import type { User } from '@wordloom/contract'
import { AccountSection } from '../../shared/account/account-section.tsx'
import { FormSkeleton } from '../../shared/account/form-skeleton.tsx'
import { accountQueries } from '../../shared/account/queries.ts'
import { ACCOUNT_TEXTS } from '../../shared/account/texts.ts'
import { useQuery } from '../../shared/lib/use-query.ts'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { PasswordForm } from './password-form.tsx'
import { PASSWORD_TEXTS as T } from './texts.ts'

export function PasswordSection({ user }: { readonly user: User }) {
  const details = useQuery(accountQueries.details)
  return (
    <AccountSection title={T.title} about={T.about} thread="before:bg-thread-3">
      <Loaded query={details} what={ACCOUNT_TEXTS.what} skeleton={<FormSkeleton fields={2} />}>
        {({ hasPassword }) => (
          <PasswordForm key={String(hasPassword)} email={user.email} hasPassword={hasPassword} />
        )}
      </Loaded>
    </AccountSection>
  )
}
