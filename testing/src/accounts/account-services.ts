import { entitlementsOf, type User } from '@wordloom/contract'
import { createPayments } from '@wordloom/server/internal/assembly/payments'
import { createTwoFactor } from '@wordloom/server/internal/assembly/two-factor'
import { createLinkTokens } from '@wordloom/server/internal/features/accounts/email/link-tokens'
import { createOperator } from '@wordloom/server/internal/features/accounts/operator/operator'
import { createOperatorStorage } from '@wordloom/server/internal/features/accounts/operator/operator-storage'
import { createAccountService } from '@wordloom/server/internal/features/accounts/service'
import { createAccountStorage } from '@wordloom/server/internal/features/accounts/storage'
import { createApiTokenStorage } from '@wordloom/server/internal/features/api-tokens/storage'
import { createAuditLog } from '@wordloom/server/internal/features/audit-log/storage'
import { findDestination } from '@wordloom/server/internal/features/mail/link'
import { createOutbox } from '@wordloom/server/internal/features/mail/storage'
import { createPasswords } from '@wordloom/server/internal/features/passwords/service'
import { createPeopleStorage } from '@wordloom/server/internal/features/people/storage'
import { createRateLimits } from '@wordloom/server/internal/features/rate-limits/service'
import { createRateLimitStorage } from '@wordloom/server/internal/features/rate-limits/storage'
import { createImpersonation } from '@wordloom/server/internal/features/sessions/impersonation/impersonation'
import { createImpersonationStorage } from '@wordloom/server/internal/features/sessions/impersonation/impersonation-storage'
import { createSessionService } from '@wordloom/server/internal/features/sessions/service'
import { createSessionStorage } from '@wordloom/server/internal/features/sessions/storage'
import type { Client } from '@wordloom/server/internal/ports/client'
import type { Mail } from '@wordloom/server/internal/ports/mail'
import type { Viewer } from '@wordloom/server/internal/ports/viewer'
import { createTaskQueue } from '@wordloom/server/internal/task-queue'
import { aDatabase, type DatabaseKind, SILENT_LOG } from '../database/database.ts'
import { linkIdentity } from '../database/rows.ts'

export const EMAIL = 'ann@loom.example'
export const PASSWORD = 'seven looms at dusk'

export const CLIENT: Client = {
  address: '192.0.2.7',
  network: '192.0.2.7',
  userAgent: 'curl/8',
  deviceToken: 'd'.repeat(43),
  networkFactor: 1,
}

export interface Person {
  readonly user: User
  readonly viewer: Viewer
  readonly secret: string
}

export async function createAccountServices(kind: DatabaseKind, client = CLIENT) {
  const database = await aDatabase(kind)
  const inTurn = createTaskQueue({ atOnce: 2, maxWaiting: 200 })
  const passwords = createPasswords({ inTurn })
  const rateLimits = createRateLimits({ storage: createRateLimitStorage(database) })
  const auditLog = createAuditLog(database)
  const linkTokens = createLinkTokens(database)
  const sessions = createSessionService({
    storage: createSessionStorage(database),
    passwords,
    rateLimits,
    auditLog,
    secondSteps: createTwoFactor(database, { origin: null }).secondSteps,
    apiTokens: createApiTokenStorage(database),
    inTurn: createTaskQueue({ atOnce: 2, maxWaiting: 200 }),
  })
  const payments = await createPayments({
    database,
    settings: { kind: 'sandbox' },
    freePlan: entitlementsOf('free'),
    log: SILENT_LOG,
  })
  const parts = {
    storage: createAccountStorage(database),
    linkTokens,
    passwords,
    mail: createOutbox(database),
    sessions,
    auditLog,
  }
  const accounts = createAccountService({ ...parts, rateLimits, payments })

  const outbox = () => database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute()

  const linkIn = async (template: Mail['template']): Promise<string | null> => {
    const row = (await outbox()).findLast((each) => each.template === template)
    if (row === undefined) throw new Error(`There is no mail ${template}.`)
    const { id, recipient, user_id: userId } = row
    const mail = { template, recipient, ...(userId !== null && { userId }) } as Mail
    const destination = await database.transaction((transaction) =>
      findDestination(transaction, id, mail, {
        tokens: linkTokens,
        invitations: createPeopleStorage(database),
        resetSubjects: linkTokens,
      }),
    )
    return destination?.token ?? null
  }

  const sentLinkIn = async (template: Mail['template']): Promise<string> => {
    const link = await linkIn(template)
    if (link === null) throw new Error(`The mail ${template} is not sent.`)
    return link
  }

  const viewerOf = async (secret: string): Promise<Viewer> => {
    const viewer = await sessions.find(secret)
    if (viewer === null) throw new Error('The session is over.')
    return viewer
  }

  const signUp = async (email = EMAIL): Promise<Person> => {
    const { user, secret } = await accounts.signUp({ email, password: PASSWORD }, client, null)
    return { user, secret, viewer: await viewerOf(secret) }
  }

  const openLink = (
    token: string,
    viewer: Viewer | null = null,
    given: { readonly password?: string; readonly newPassword?: string } = {},
  ) => accounts.verifyEmail(viewer, { token, ...given }, CLIENT, null)

  return {
    database,
    accounts,
    openLink,
    operator: createOperator({ ...parts, operatorStorage: createOperatorStorage(database) }),
    sessions,
    impersonation: createImpersonation({ storage: createImpersonationStorage(database), auditLog }),
    passwords,
    linkTokens,
    linkIn,
    sentLinkIn,
    viewerOf,
    signUp,

    async signUpProven(email = EMAIL): Promise<Person> {
      const { secret } = await signUp(email)
      await openLink(await sentLinkIn('verification'), await viewerOf(secret))
      const viewer = await viewerOf(secret)
      return { user: viewer.user, secret, viewer }
    },

    signIn: (password: string, email = EMAIL) => sessions.signIn({ email, password }, client, null),

    mails: async (): Promise<string[]> =>
      (await outbox()).map(({ template, recipient }) => `${template} to ${recipient}`),

    actions: async (): Promise<string[]> => {
      const rows = await database.kysely.selectFrom('audit_log').select('action').orderBy('id').execute()
      return rows.map(({ action }) => action)
    },

    userRow: (userId: string) =>
      database.kysely.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst(),

    async ageLinks(milliseconds: number): Promise<void> {
      await database.kysely
        .updateTable('tokens')
        .set((row) => ({ expires_at: row('expires_at', '-', milliseconds) }))
        .execute()
    },

    async change(userId: string, change: Partial<UserChange>): Promise<void> {
      await database.kysely.updateTable('users').set(change).where('id', '=', userId).execute()
    },

    async linkIdentity(userId: string): Promise<void> {
      await linkIdentity(database, userId, { email: EMAIL })
    },

    async beginLinking(userId: string): Promise<void> {
      await database.kysely
        .insertInto('identity_requests')
        .values({
          state_hash: userId,
          user_id: userId,
          code_verifier: 'verifier',
          nonce: 'nonce',
          return_to: '/account',
          expires_at: database.now,
          created_at: database.now,
        })
        .execute()
    },

    async [Symbol.asyncDispose]() {
      await payments.stop()
      await database[Symbol.asyncDispose]()
    },
  }
}

interface UserChange {
  readonly password_hash: string | null
  readonly is_admin: 0 | 1
  readonly is_suspended: 0 | 1
  readonly email_verified: 0 | 1
  readonly email: string
  readonly email_key: string
  readonly stripe_customer_id: string | null
  readonly subscription_plan: User['subscriptionPlan']
}

export function refusalOf(action: Promise<unknown>): Promise<unknown> {
  return action.then(
    () => null,
    (error: unknown) => error,
  )
}
