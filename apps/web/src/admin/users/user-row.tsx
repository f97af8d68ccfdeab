import type { User } from '@wordloom/contract'
import { toDate } from '#platform/format/dates.ts'
import { PLAN_NAMES, STATUS_NAMES } from '#platform/user/plan-names.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { CheckIcon, PencilIcon } from '#ui/icons/icons.tsx'
import { RowMenu } from '#ui/menu/row-menu.tsx'
import { USER_ROW_TEXTS as T } from '../texts.ts'
import { toFullName } from '../user-name.ts'
import { toUserMenu, type UserActions } from './user-actions.ts'

interface UserRowProps {
  readonly user: User
  readonly isSelf: boolean
  readonly actions: UserActions
}

export function UserRow({ user, isSelf, actions }: UserRowProps) {
  const { email, createdAt, subscriptionPlan, subscriptionStatus } = user
  const name = toFullName(user)
  // Most accounts are on the free plan, so their status isn't worth showing.
  const isPlainlyFree = subscriptionPlan === 'free' && subscriptionStatus === 'free'
  return (
    <div className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 pr-1.5 pl-3 hover:bg-wash/60 lg:grid-cols-[auto_minmax(0,7fr)_minmax(0,5fr)_8rem_6.25rem_auto]">
      <Avatar user={user} className="size-8 text-xs max-lg:self-start" />
      <div className="min-w-0">
        <p className="line-clamp-2 text-sm/5 font-semibold wrap-anywhere">{name || email}</p>
        {name !== '' && <p className="text-xs/5 wrap-anywhere text-soft">{email}</p>}
      </div>
      <div className="min-w-0 max-lg:col-start-2">
        <UserBadges user={user} isSelf={isSelf} />
      </div>
      <div className="text-xs/5 text-soft max-lg:col-start-2 max-lg:flex max-lg:flex-wrap max-lg:gap-x-4 lg:contents">
        <p>
          <span className="text-ink">{PLAN_NAMES[subscriptionPlan]}</span>{' '}
          {!isPlainlyFree && <span className="lg:block">{STATUS_NAMES[subscriptionStatus]}</span>}
        </p>
        <p>
          <span className="sr-only">{T.registered}</span>
          <time dateTime={createdAt}>{toDate(createdAt)}</time>
        </p>
      </div>
      <div className="flex max-lg:col-start-3 max-lg:row-start-1">
        <IconButton label={T.edit(email)} onClick={() => actions.edit(user)} className="max-lg:hidden">
          <PencilIcon />
        </IconButton>
        <RowMenu label={T.actions(email)} groups={toUserMenu(user, isSelf, actions)} />
      </div>
    </div>
  )
}

const CHIP = 'rounded-full forced-colors:border px-2.5 text-xs/6 font-medium whitespace-nowrap'

interface UserBadgesProps {
  readonly user: User
  readonly isSelf: boolean
}

function UserBadges({ user, isSelf }: UserBadgesProps) {
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      {user.emailVerified === 1 ? (
        <span className="inline-flex items-center gap-1 text-xs/6 text-thread-ink-3">
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
