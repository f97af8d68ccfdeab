import type { User } from '@wordloom/contract'
import type { MenuItem } from '../../../shared/ui/menu.tsx'
import { USER_MENU_TEXTS as T } from '../texts.ts'

export interface UserActs {
  readonly edit: (user: User) => void
  readonly inspect: (user: User) => void
  readonly showAuditLog: (user: User) => void
  readonly resendVerification: (user: User) => void
  readonly signInAs: (user: User) => void
  readonly endSessions: (user: User) => void
  readonly setSuspended: (user: User, isSuspended: boolean) => void
  readonly setAdministrator: (user: User, isAdmin: boolean) => void
  readonly removeFactors: (user: User) => void
  readonly remove: (user: User) => void
}

export function toUserMenu(user: User, isSelf: boolean, acts: UserActs): readonly MenuItem[] {
  const { isAdmin, isSuspended, emailVerified } = user
  const item = (label: string, onSelect: () => void) => ({ key: label, label, onSelect })
  return [
    item(T.edit, () => acts.edit(user)),
    item(T.inspect, () => acts.inspect(user)),
    item(T.auditLog, () => acts.showAuditLog(user)),
    ...(emailVerified === 0 && !isSuspended ? [item(T.resend, () => acts.resendVerification(user))] : []),
    ...(isSelf
      ? []
      : [
          ...(isAdmin || isSuspended ? [] : [item(T.signInAs, () => acts.signInAs(user))]),
          item(T.endSessions, () => acts.endSessions(user)),
          item(T.removeFactors, () => acts.removeFactors(user)),
          isAdmin
            ? item(T.removeAdmin, () => acts.setAdministrator(user, false))
            : item(T.grantAdmin, () => acts.setAdministrator(user, true)),
          isSuspended
            ? item(T.unsuspend, () => acts.setSuspended(user, false))
            : item(T.suspend, () => acts.setSuspended(user, true)),
          item(T.remove, () => acts.remove(user)),
        ]),
  ]
}
