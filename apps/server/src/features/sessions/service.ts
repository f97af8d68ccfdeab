import { type AuditAction, type Session, toEmailKey, type User } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import { perAccount, perNetwork, type RateLimitUse } from '../../ports/rate-limits.ts'
import type { Viewer } from '../../ports/viewer.ts'
import { toDeviceName } from './device-name.ts'
import { type EndReason, toEnd } from './impersonation/impersonation.ts'
import type { Candidate, EndedSession, SessionParts } from './parts.ts'
import type { Transaction } from './storage.ts'

interface Entry {
  readonly user: User
  readonly isPending: boolean
  readonly secret: string
}

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService(parts: SessionParts) {
  const { storage, passwords, rateLimits, auditLog, secondSteps, apiTokens, inTurn } = parts

  async function start(
    transaction: Transaction,
    userId: string,
    client: Client,
    replaced: string | null,
    hasSecondFactor = false,
  ): Promise<string> {
    await storage.lock(transaction, userId)
    if (replaced !== null) await note(transaction, storage.endBySecret(transaction, replaced), 'signed_out')
    return storage.start(transaction, userId, client, hasSecondFactor)
  }

  return {
    start,

    async complete(
      transaction: Transaction,
      userId: string,
      client: Client,
      replaced: string | null,
    ): Promise<{ readonly user: User; readonly secret: string }> {
      const secret = await start(transaction, userId, client, replaced, true)
      return { user: await storage.findUser(transaction, userId), secret }
    },

    confirm: (transaction: Transaction, { user, tokenHash }: Viewer): Promise<boolean> =>
      storage.confirm(transaction, user.id, tokenHash),
    unconfirmAll: storage.unconfirmAll,
    isKnownDevice: storage.isKnownDevice,
    find: storage.find,
    isSuspended: storage.isSuspended,
    async endAll(transaction: Transaction, userId: string): Promise<void> {
      await note(transaction, storage.end(transaction, userId, {}), 'ended')
      await secondSteps.endAll(transaction, userId)
      await apiTokens.endAll(transaction, userId)
    },

    endAllBut,

    async purge(): Promise<void> {
      await storage.transaction((transaction) =>
        note(transaction, storage.endExpired(transaction), 'expired'),
      )
      await storage.forgetDevices()
    },

    /** Counts as a failed attempt until it succeeds, so that concurrent attempts can't get past the limits. */
    signIn: (given: { email: string; password: string }, client: Client, replaced: string | null) =>
      inTurn(async () => {
        const candidate = await storage.findForSignIn(toEmailKey(given.email), client.deviceToken)
        const uses = limitsOf(given.email, client, candidate?.isKnownDevice ?? false)
        await rateLimits.take(uses)
        const isRight = await passwords.verify(candidate?.passwordHash ?? null, given.password)
        const account = candidate?.user.id
        if (!isRight || candidate === null) throw new RequestError('invalid_credentials', { account })
        await rateLimits.giveBack(uses)
        if (candidate.user.isSuspended) throw new RequestError('account_suspended', { account })
        return admit(candidate, given.password, client, replaced)
      }),

    async list({ user, tokenHash }: Viewer): Promise<Session[]> {
      const found = await storage.list(user.id)
      return found.map((session) => ({
        id: session.tokenHash,
        // Users don't learn which administrator it is, nor from where.
        device: session.isImpersonation ? 'Support (administrator)' : toDeviceName(session.userAgent),
        address: session.isImpersonation ? 'not shown' : session.address,
        createdAt: new Date(session.createdAt).toISOString(),
        lastSeenAt: new Date(session.lastSeenAt).toISOString(),
        isCurrent: session.tokenHash === tokenHash,
      }))
    },

    end: ({ user }: Viewer, id: string, client: Client): Promise<void> =>
      storage.transaction(async (transaction) => {
        const ended = await storage.end(transaction, user.id, { only: id })
        if (!ended.some(({ userId }) => userId === user.id)) throw new RequestError('not_found')
        await note(transaction, ended, 'ended')
        await record(transaction, 'session_ended', user, client)
      }),

    endOthers: ({ user, tokenHash }: Viewer, client: Client): Promise<void> =>
      storage.transaction(async (transaction) => {
        await endAllBut(transaction, user.id, tokenHash)
        await record(transaction, 'other_sessions_ended', user, client)
      }),

    signOut: (secret: string) =>
      storage.transaction((transaction) =>
        note(transaction, storage.endBySecret(transaction, secret), 'signed_out'),
      ),
  }

  function endAllBut(transaction: Transaction, userId: string, tokenHash: string): Promise<void> {
    return note(transaction, storage.end(transaction, userId, { except: tokenHash }), 'ended')
  }

  async function admit(
    { user, passwordHash }: Candidate,
    password: string,
    client: Client,
    replaced: string | null,
  ): Promise<Entry> {
    const renewed = passwordHash && (await passwords.renew(passwordHash, password))
    return storage.transaction(async (transaction) => {
      // Check again: while the password was being verified, the owner may have replaced it to lock intruders out.
      const standing = await storage.lock(transaction, user.id)
      if (standing?.passwordHash !== passwordHash) throw new RequestError('invalid_credentials')
      if (standing.isSuspended) throw new RequestError('account_suspended')
      if (passwordHash && renewed) {
        await storage.replacePasswordHash(transaction, user.id, { from: passwordHash, to: renewed })
      }
      const waiting = await secondSteps.begin(transaction, user.id)
      if (waiting !== null) return { user, isPending: true, secret: waiting }
      await record(transaction, 'sign_in', user, client)
      return { user, isPending: false, secret: await start(transaction, user.id, client, replaced) }
    })
  }

  async function note(
    transaction: Transaction,
    ending: Promise<readonly EndedSession[]> | readonly EndedSession[],
    reason: EndReason,
  ): Promise<void> {
    for (const { userId, impersonatorId } of await ending) {
      if (impersonatorId !== null) await auditLog.record(transaction, toEnd(impersonatorId, userId, reason))
    }
  }

  function record(
    transaction: Transaction,
    action: AuditAction,
    { id }: User,
    client: Client,
  ): Promise<void> {
    const { address } = client
    return auditLog.record(transaction, { action, actorId: id, subjectId: id, address })
  }

  /** A known browser has its own count, so that nobody can lock the owner out, even from the same network. */
  function limitsOf(email: string, client: Client, isKnownDevice: boolean): RateLimitUse[] {
    const account = toEmailKey(email)
    if (isKnownDevice) return [perAccount('signInPerAccount', `${account} ${client.deviceToken}`)]
    return [perAccount('signInPerAccount', account), perNetwork('signInPerNetwork', client)]
  }
}
