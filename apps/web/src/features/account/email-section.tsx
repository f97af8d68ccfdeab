import { useQuery } from '@tanstack/react-query'
import { type AccountDetails, DEMO_MAIL_PATH, type User } from '@wordloom/contract'
import { Link } from 'react-router'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { AccountSection } from './account-section.tsx'
import { accountQueries } from './api.ts'
import { EmailForm } from './email-form.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

const CHIP = 'rounded-full px-2.5 text-[13px]/6 font-medium'

export function EmailSection({ user: { email, emailVerified } }: { readonly user: User }) {
  const details = useQuery(accountQueries.details)
  return (
    <AccountSection
      title="Email"
      about="You sign in with it, and mails about your account go there. A new one counts as soon as you open the link that is sent to it."
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-all">{email}</span>
        {emailVerified === 1 ? (
          <span className={`${CHIP} bg-thread-3/14 text-thread-ink-3`}>Verified</span>
        ) : (
          <>
            <span className={`${CHIP} bg-thread-2/16 text-thread-ink-2`}>Not verified yet</span>
            <Link to="/verify-email" className={`text-sm/6 ${TEXT_LINK}`}>
              Verify it
            </Link>
          </>
        )}
      </p>
      <div className="mt-5">
        <Loaded query={details} what="Your account" skeleton={<FormSkeleton fields={2} />}>
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

function PendingEmail({ email }: { readonly email: NonNullable<AccountDetails['pendingEmail']> }) {
  const { data: options } = useQuery(accountQueries.options)
  return (
    <div className="mb-5 border-l-3 border-thread-2 pl-3 text-sm/6">
      <p>
        A link was sent to <strong className="font-semibold break-all">{email}</strong>. Your address changes
        as soon as you open it.
      </p>
      {options?.hasDemoMail === true && (
        <p>
          Running on this machine: your mail is at {/* A document of its own, with rules of its own. */}
          <a href={DEMO_MAIL_PATH} className={TEXT_LINK}>
            {DEMO_MAIL_PATH}
          </a>
        </p>
      )}
    </div>
  )
}
