import type { User } from '@wordloom/contract'
import { Link } from 'react-router'
import { AccountSection } from '../../shared/account/account-section.tsx'
import { FormSkeleton } from '../../shared/account/form-skeleton.tsx'
import { accountQueries } from '../../shared/account/queries.ts'
import { ACCOUNT_TEXTS } from '../../shared/account/texts.ts'
import { useQuery } from '../../shared/lib/use-query.ts'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'
import { EMAIL_TEXTS as T } from './texts.ts'

const CHIP = 'rounded-full forced-colors:border px-2.5 text-[13px]/6 font-medium'

export function EmailSection({ user: { email, emailVerified } }: { readonly user: User }) {
  const details = useQuery(accountQueries.details)
  return (
    <AccountSection title={T.title} about={T.about} thread="before:bg-thread-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{email}</span>
        {emailVerified === 1 ? (
          <span className={`${CHIP} bg-thread-3/14 text-thread-ink-3`}>{T.verified}</span>
        ) : (
          <>
            <span className={`${CHIP} bg-thread-2/16 text-thread-ink-2`}>{T.notVerified}</span>
            <Link to="/verify-email" className={`text-sm/6 ${TEXT_LINK}`}>
              {T.verify}
            </Link>
          </>
        )}
      </p>
      <div className="mt-5">
        <Loaded query={details} what={ACCOUNT_TEXTS.what} skeleton={<FormSkeleton fields={2} />}>
          {({ hasPassword, pendingEmail }) => (
            <>
              {pendingEmail !== null && <PendingEmail email={pendingEmail} />}
              <EmailForm key={String(hasPassword)} email={email} hasPassword={hasPassword} />
            </>
          )}
        </Loaded>
      </div>
    </AccountSection>
  )
}
