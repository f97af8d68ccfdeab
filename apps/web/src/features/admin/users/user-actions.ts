import type { User } from '@wordloom/contract'
import type { MenuItem } from '../../../shared/ui/menu/menu.tsx'
import { USER_MENU_TEXTS as T } from '../texts.ts'

export interface UserActions {
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

export function toUserMenu(user: User, isSelf: boolean, actions: UserActions): readonly MenuItem[] {
  const { isAdmin, isSuspended, emailVerified } = user
  const item = (label: string, onSelect: () => void) => ({ key: label, label, onSelect })
  return [
    item(T.edit, () => actions.edit(user)),
    item(T.inspect, () => actions.inspect(user)),
    item(T.auditLog, () => actions.showAuditLog(user)),
    ...(emailVerified === 0 && !isSuspended ? [item(T.resend, () => actions.resendVerification(user))] : []),
    ...(isSelf
      ? []
      : [
          ...(isAdmin || isSuspended ? [] : [item(T.signInAs, () => actions.signInAs(user))]),
          item(T.endSessions, () => actions.endSessions(user)),
          item(T.removeFactors, () => actions.removeFactors(user)),
          isAdmin
            ? item(T.removeAdmin, () => actions.setAdministrator(user, false))
            : item(T.grantAdmin, () => actions.setAdministrator(user, true)),
          isSuspended
            ? item(T.unsuspend, () => actions.setSuspended(user, false))
            : item(T.suspend, () => actions.setSuspended(user, true)),
          item(T.remove, () => actions.remove(user)),
        ]),
  ]
}
