import type { AccountParts } from './parts.ts'
import type { Account } from './storage.ts'
import { endWaysIn } from './ways-in.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

type AdministratorParts = Pick<AccountParts, 'storage' | 'linkTokens' | 'passwords' | 'sessions' | 'auditLog'>

export function createAdministrators(parts: AdministratorParts) {
  const { storage, passwords, sessions, auditLog } = parts

  return {
    /** An unverified account may belong to a stranger, so it loses its password and other ways to sign in. */
    async ensureAdministrator({ email, password }: Credentials): Promise<void> {
      if (isAdministrator(await storage.findByEmail(email))) return
      const passwordHash = await passwords.hash(password)
      await storage.transaction(async (transaction) => {
        await storage.create(transaction, {
          email,
          passwordHash,
          firstName: null,
          lastName: null,
          isVerificationSent: false,
        })
        const account = await storage.lockByEmail(transaction, email)
        if (account === null || isAdministrator(account)) return
        const { id, emailVerified } = account.user
        if (emailVerified === 0) await endWaysIn(parts, transaction, account)
        // A session from before the promotion must not gain administrator rights.
        else await sessions.endAll(transaction, id)
        if (emailVerified === 0 || account.passwordHash === null) {
          await storage.setPassword(transaction, id, passwordHash)
        }
        await storage.makeAdministrator(transaction, id)
        await auditLog.record(transaction, {
          action: 'made_administrator',
          actorId: null,
          subjectId: id,
          address: null,
        })
      })
    },
  }
}

function isAdministrator(account: Account | null): boolean {
  if (account === null) return false
  const { user, passwordHash } = account
  return user.isAdmin && user.emailVerified === 1 && passwordHash !== null
}
