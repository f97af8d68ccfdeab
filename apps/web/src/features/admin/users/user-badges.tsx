import type { User } from '@wordloom/contract'
import { CheckIcon } from '../../../shared/ui/icons.tsx'
import { USER_ROW_TEXTS as T } from '../texts.ts'

const CHIP = 'rounded-full forced-colors:border px-2.5 text-[13px]/6 font-medium whitespace-nowrap'

interface UserBadgesProps {
  readonly user: User
  readonly isSelf: boolean
}

export function UserBadges({ user, isSelf }: UserBadgesProps) {
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      {user.emailVerified === 1 ? (
        <span className="inline-flex items-center gap-1 text-[13px]/6 text-thread-ink-3">
          <CheckIcon className="size-3.5" />
          {T.verified}
        </span>
      ) : (
        <span className={`${CHIP} bg-thread-2/15 text-thread-ink-2`}>
          {user.emailVerificationSentAt === null ? T.noVerification : T.verificationSent}
        </span>
      )}
      {user.isSuspended && <span className={`${CHIP} bg-danger/10 text-danger`}>{T.suspended}</span>}
      {user.isAdmin && <span className={`${CHIP} bg-thread-4/14 text-thread-ink-4`}>{T.admin}</span>}
      {isSelf && <span className={`${CHIP} bg-thread-1/12 text-thread-ink-1`}>{T.self}</span>}
    </p>
  )
}
