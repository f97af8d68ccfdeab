import { RATE_LIMITS, type Session, toEmailKey, type User } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import { toDeviceName } from './device-name.ts'
import { type EndReason, toEnd } from './impersonation.ts'
import type { Transaction } from './storage.ts'

/** Who signs in, as far as the network tells. */
interface Client {
  readonly address: string
  readonly network: string
  readonly userAgent: string
  readonly deviceToken: string
}

export interface FoundSession {
  readonly tokenHash: string
  readonly address: string
  readonly userAgent: string
  readonly createdAt: number
  readonly lastSeenAt: number
  /** Whether it is an administrator who is signed in as the user. */
  readonly isImpersonation: boolean
}

/** One session of a user, all but one, or all. */
export interface Choice {
  readonly only?: string
  readonly except?: string
}

export interface EndedSession {
  readonly userId: string
  /** The administrator who was signed in as the user, and the session they came from. */
  readonly impersonatorId: string | null
  readonly impersonatorHash: string | null
}

interface Candidate {
  readonly user: User
  readonly passwordHash: string | null
  readonly isKnownDevice: boolean
}

interface Standing {
  readonly passwordHash: string | null
  readonly isSuspended: boolean
}

export interface SessionStorage {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** How the account stands; it does not change until the transaction ends. */
  lock(transaction: Transaction, userId: string): Promise<Standing | undefined>
  /** The secret that opens the new session. */
  start(transaction: Transaction, userId: string, client: Client, hasSecondFactor?: boolean): Promise<string>
  findUser(transaction: Transaction, userId: string): Promise<User>
  /** From now on it counts as confirmed by a second factor. Whether it is still there. */
  confirm(transaction: Transaction, userId: string, tokenHash: string): Promise<boolean>
  /** No session of the account counts so any more. */
  unconfirmAll(transaction: Transaction, userId: string): Promise<void>
  isKnownDevice(userId: string, deviceToken: string): Promise<boolean>
  find(secret: string): Promise<Viewer | null>
  list(userId: string): Promise<readonly FoundSession[]>
  /** With those that an administrator has begun from them as somebody else. */
  end(transaction: Transaction, userId: string, choice: Choice): Promise<readonly EndedSession[]>
  /** Of somebody who acts as somebody else, both sessions. */
  endBySecret(transaction: Transaction, secret: string): Promise<readonly EndedSession[]>
  endExpired(transaction: Transaction): Promise<readonly EndedSession[]>
  forgetDevices(): Promise<void>
  findForSignIn(emailKey: string, deviceToken: string): Promise<Candidate | null>
  replacePasswordHash(
    transaction: Transaction,
    userId: string,
    hashes: { readonly from: string; readonly to: string },
  ): Promise<void>
}

interface Viewer {
  readonly user: User
  readonly tokenHash: string
  readonly sinceAuthenticated: number
  /** Whether the session was opened or confirmed with a second factor. */
  readonly hasSecondFactor: boolean
  /** The administrator who is signed in as the user. */
  readonly impersonator: { readonly id: string; readonly endsAt: number } | null
}

interface RateLimitUse {
  readonly rule: string
  readonly subject: string
  readonly most: number
  readonly seconds: number
}

export interface SessionParts {
  readonly storage: SessionStorage
  readonly passwords: {
    /** The same work without a hash, and then false. */
    verify(hash: string | null, password: string): Promise<boolean>
    /** A hash by today's parameters, when this one is by older ones. */
    renew(hash: string, password: string): Promise<string | null>
  }
  readonly rateLimits: {
    take(uses: readonly RateLimitUse[]): Promise<void>
    giveBack(uses: readonly RateLimitUse[]): Promise<void>
  }
  readonly auditLog: {
    record(
      transaction: Transaction,
      entry: {
        action: string
        actorId: string
        subjectId: string
        address: string | null
        details?: Readonly<Record<string, unknown>>
      },
    ): Promise<void>
  }
  /** Sign-ins that wait for a second factor. */
  readonly secondSteps: {
    /** The secret that names the sign-in; null where the password is enough. */
    begin(transaction: Transaction, userId: string): Promise<string | null>
    endAll(transaction: Transaction, userId: string): Promise<void>
  }
  /** What programs have in place of a session: whatever ends all sessions ends these. */
  readonly apiTokens: { endAll(transaction: Transaction, userId: string): Promise<void> }
  /** Runs attempts to sign in, a few at a time. */
  readonly inTurn: <Result>(attempt: () => Promise<Result>) => Promise<Result>
  /** By how much more than elsewhere one network may try: on a demo everybody shares one. */
  readonly networkFactor: number
}

/** How far somebody has come. */
interface Entry {
  readonly user: User
  /** Whether a second factor is still to come. */
  readonly isPending: boolean
  /** Opens the session, or names the sign-in that waits. */
  readonly secret: string
}

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService(parts: SessionParts) {
  const { storage, passwords, rateLimits, auditLog, secondSteps, apiTokens, inTurn, networkFactor } = parts

  /** Starts a session in place of the one that the browser had; of those of one account, one after the other. */
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

    /** For somebody who has proven by a second factor who they are. */
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
    find: (secret: string) => storage.find(secret),
    async endAll(transaction: Transaction, userId: string): Promise<void> {
      await note(transaction, storage.end(transaction, userId, {}), 'ended')
      await secondSteps.endAll(transaction, userId)
      await apiTokens.endAll(transaction, userId)
    },

    async purge(): Promise<void> {
      await storage.transaction((transaction) =>
        note(transaction, storage.endExpired(transaction), 'expired'),
      )
      await storage.forgetDevices()
    },

    /** Counts as a failure until it has succeeded, so that no number of attempts at once gets past the limits. */
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
        // Who of the administrators it is, and where they are, is theirs.
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
        await note(transaction, storage.end(transaction, user.id, { except: tokenHash }), 'ended')
        await record(transaction, 'other_sessions_ended', user, client)
      }),

    signOut: (secret: string) =>
      storage.transaction((transaction) =>
        note(transaction, storage.endBySecret(transaction, secret), 'signed_out'),
      ),
  }

  async function admit(
    { user, passwordHash }: Candidate,
    password: string,
    client: Client,
    replaced: string | null,
  ): Promise<Entry> {
    const renewed = passwordHash && (await passwords.renew(passwordHash, password))
    return storage.transaction(async (transaction) => {
      // Checking the password took a while, in which it may have been replaced to end what others do with it.
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

  /** Writes down where with a session somebody ended to be signed in as somebody else. */
  async function note(
    transaction: Transaction,
    ending: Promise<readonly EndedSession[]> | readonly EndedSession[],
    reason: EndReason,
  ): Promise<void> {
    for (const { userId, impersonatorId } of await ending) {
      if (impersonatorId !== null) await auditLog.record(transaction, toEnd(impersonatorId, userId, reason))
    }
  }

  function record(transaction: Transaction, action: string, { id }: User, client: Client): Promise<void> {
    const { address } = client
    return auditLog.record(transaction, { action, actorId: id, subjectId: id, address })
  }

  /**
   * A browser that has signed in to the account before counts by itself alone: nobody can lock its owner out, be it from the
   * same network.
   */
  function limitsOf(email: string, { network, deviceToken }: Client, isKnownDevice: boolean): RateLimitUse[] {
    const account = toEmailKey(email)
    const { signInPerAccount, signInPerNetwork } = RATE_LIMITS
    const perAccount = { rule: 'sign-in:account', ...signInPerAccount }
    if (isKnownDevice) return [{ ...perAccount, subject: `${account} ${deviceToken}` }]
    const most = signInPerNetwork.most * networkFactor
    return [
      { ...perAccount, subject: account },
      { rule: 'sign-in:network', subject: network, ...signInPerNetwork, most },
    ]
  }
}
