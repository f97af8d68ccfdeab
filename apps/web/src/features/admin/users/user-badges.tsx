import type { User } from '@wordloom/contract'
import { CheckIcon } from '../../../shared/ui/icons.tsx'

const CHIP = 'rounded-full px-2.5 text-[13px]/6 font-medium whitespace-nowrap'

interface UserBadgesProps {
  readonly user: User
  /** Whether it is the account of whoever looks. */
  readonly isSelf: boolean
}

/** How an account stands: proven, closed, and what it may do. */
export function UserBadges({ user, isSelf }: UserBadgesProps) {
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      {user.emailVerified === 1 ? (
        <span className="inline-flex items-center gap-1 text-[13px]/6 text-thread-ink-3">
          <CheckIcon className="size-3.5" />
          Verified
        </span>
      ) : (
        <span className={`${CHIP} bg-thread-2/15 text-thread-ink-2`}>
          {user.emailVerificationSentAt === null ? 'No Verification' : 'Verification Sent'}
        </span>
      )}
      {user.isSuspended && <span className={`${CHIP} bg-danger/10 text-danger`}>Suspended</span>}
      {user.isAdmin && <span className={`${CHIP} bg-thread-4/14 text-thread-ink-4`}>Admin</span>}
      {isSelf && <span className={`${CHIP} bg-thread-1/12 text-thread-ink-1`}>You</span>}
    </p>
  )
}
