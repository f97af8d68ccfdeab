import type { User } from '@wordloom/contract'
import type { MenuItem } from '../../../shared/ui/menu.tsx'

/** What can be done with an account from its row. */
export interface UserActs {
  readonly edit: (user: User) => void
  readonly inspect: (user: User) => void
  readonly showAuditLog: (user: User) => void
  readonly resendVerification: (user: User) => void
  readonly signInAs: (user: User) => void
  readonly endSessions: (user: User) => void
  readonly setSuspended: (user: User, isSuspended: boolean) => void
  readonly setAdministrator: (user: User, isAdmin: boolean) => void
  readonly remove: (user: User) => void
}

/** The menu of an account: what is done to others is not offered for one's own. */
export function toUserMenu(user: User, isSelf: boolean, acts: UserActs): readonly MenuItem[] {
  const { isAdmin, isSuspended, emailVerified } = user
  const item = (label: string, onSelect: () => void) => ({ key: label, label, onSelect })
  return [
    item('Edit User', () => acts.edit(user)),
    item('View Lists and Results', () => acts.inspect(user)),
    item('View Audit Log', () => acts.showAuditLog(user)),
    ...(emailVerified === 0 && !isSuspended
      ? [item('Resend Verification Email', () => acts.resendVerification(user))]
      : []),
    ...(isSelf
      ? []
      : [
          ...(isAdmin || isSuspended ? [] : [item('Log in as User', () => acts.signInAs(user))]),
          item('Sign Out Everywhere', () => acts.endSessions(user)),
          isAdmin
            ? item('Remove Admin', () => acts.setAdministrator(user, false))
            : item('Grant Admin', () => acts.setAdministrator(user, true)),
          isSuspended
            ? item('Unsuspend User', () => acts.setSuspended(user, false))
            : item('Suspend User', () => acts.setSuspended(user, true)),
          item('Delete User', () => acts.remove(user)),
        ]),
  ]
}
