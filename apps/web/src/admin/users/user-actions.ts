import type { User } from '@wordloom/contract'
import type { MenuGroups } from '#ui/menu/menu.tsx'
import { USER_MENU_TEXTS as T } from '../texts.ts'

/** Actions that the administrator must confirm first. */
export type Question = 'grantAdmin' | 'removeAdmin' | 'suspend' | 'removeFactors' | 'remove'

export interface UserActions {
  readonly edit: (user: User) => void
  readonly inspect: (user: User) => void
  readonly showAuditLog: (user: User) => void
  readonly resendVerification: (user: User) => void
  readonly signInAs: (user: User) => void
  readonly endSessions: (user: User) => void
  readonly unsuspend: (user: User) => void
  readonly ask: (question: Question, user: User) => void
}

export function toUserMenu(user: User, isSelf: boolean, actions: UserActions): MenuGroups {
  const { isAdmin, isSuspended, emailVerified } = user
  const item = (label: string, onSelect: () => void) => ({ key: label, label, onSelect })
  const look = [
    item(T.edit, () => actions.edit(user)),
    item(T.inspect, () => actions.inspect(user)),
    item(T.auditLog, () => actions.showAuditLog(user)),
  ]
  const help = [
    ...(emailVerified === 0 && !isSuspended ? [item(T.resend, () => actions.resendVerification(user))] : []),
    ...(isSelf || isAdmin || isSuspended ? [] : [item(T.signInAs, () => actions.signInAs(user))]),
  ]
  if (isSelf) return [look, help]
  return [
    look,
    [
      ...help,
      item(T.endSessions, () => actions.endSessions(user)),
      item(T.removeFactors, () => actions.ask('removeFactors', user)),
    ],
    [
      isAdmin
        ? item(T.removeAdmin, () => actions.ask('removeAdmin', user))
        : item(T.grantAdmin, () => actions.ask('grantAdmin', user)),
      isSuspended
        ? item(T.unsuspend, () => actions.unsuspend(user))
        : item(T.suspend, () => actions.ask('suspend', user)),
    ],
    [{ ...item(T.remove, () => actions.ask('remove', user)), isDanger: true }],
  ]
}
