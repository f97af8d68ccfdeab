import { toUser, USER_COLUMNS } from '../../database/accounts/user-row.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { createLibraryRecords } from './library-records.ts'

export type { Transaction } from '../../database/database.ts'

const PAGE = 500

export type DownloadStorage = ReturnType<typeof createDownloadStorage>

export function createDownloadStorage(database: Database) {
  const { kysely, now, transaction } = database
  return {
    ...createLibraryRecords(database),
    transaction: (work: (transaction: Transaction) => Promise<void>) => transaction(work),

    async findUser(userId: string) {
      const row = await kysely
        .selectFrom('users')
        .select([...USER_COLUMNS, 'password_hash'])
        .select(now.as('readAt'))
        .where('id', '=', userId)
        .executeTakeFirst()
      if (row === undefined) return null
      return { user: { ...toUser(row), hasPassword: row.password_hash !== null }, readAt: row.readAt }
    },

    async sessions(userId: string) {
      const rows = await kysely
        .selectFrom('sessions')
        .select(['created_at as createdAt', 'last_seen_at as lastSeenAt', 'expires_at as expiresAt'])
        .select(['authenticated_at as authenticatedAt', 'user_agent as userAgent', 'address'])
        .select('impersonator_id as impersonatorId')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute()
      return rows.map(({ impersonatorId, authenticatedAt, userAgent, address, ...times }) =>
        impersonatorId === null
          ? { by: 'you', ...times, authenticatedAt, userAgent, address }
          : { by: 'an administrator', ...times },
      )
    },

    subscription: (userId: string) =>
      kysely
        .selectFrom('users')
        .select(['subscription_plan as plan', 'subscription_status as status'])
        .select(['stripe_customer_id as customerId', 'stripe_subscription_id as subscriptionId'])
        .select(['paid_until as periodEndsAt', 'past_due_since as renewalFailedAt'])
        .where('id', '=', userId)
        .executeTakeFirst(),

    payments: (userId: string) =>
      kysely
        .selectFrom('payments')
        .select(['id', 'at as paidAt', 'amount', 'refunded', 'currency', 'status'])
        .select('receipt_url as receiptUrl')
        .where('user_id', '=', userId)
        .orderBy('at')
        .orderBy('id')
        .execute(),

    sandboxSubscriptions: (userId: string) =>
      kysely
        .selectFrom('sandbox_subscriptions')
        .select(['id', 'plan', 'next_plan as nextPlan', 'status', 'period_end as periodEndsAt'])
        .select(['ends_at_period_end as endsAtPeriodEnd', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),

    sandboxPayments: (userId: string) =>
      kysely
        .selectFrom('sandbox_payments')
        .select(['id', 'at as paidAt', 'amount'])
        .where('user_id', '=', userId)
        .orderBy('at')
        .execute(),

    knownDevices: (userId: string) =>
      kysely
        .selectFrom('known_devices')
        .select('last_seen_at as lastSeenAt')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at')
        .execute(),

    identities: (userId: string) =>
      kysely
        .selectFrom('accounts')
        .select(['issuer', 'subject', 'email', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .execute(),

    identityRequests: (userId: string) =>
      kysely
        .selectFrom('identity_requests')
        .select(['created_at as createdAt', 'expires_at as expiresAt'])
        .where('user_id', '=', userId)
        .execute(),

    apiTokens: (userId: string) =>
      kysely
        .selectFrom('api_tokens')
        .select(['name', 'scope', 'created_at as createdAt', 'expires_at as expiresAt'])
        .select('last_used_at as lastUsedAt')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),

    joinedProjects: (userId: string) =>
      kysely
        .selectFrom('joined_projects')
        .select(['project_id as projectId', 'joined_at as joinedAt'])
        .where('user_id', '=', userId)
        .orderBy('joined_at')
        .execute(),

    projectPeople: (userId: string) =>
      kysely
        .selectFrom('project_people')
        .select(['project_id as projectId', 'email', 'role'])
        .select(['invited_at as invitedAt', 'joined_at as joinedAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    projectHistory: (userId: string) =>
      kysely
        .selectFrom('project_history')
        .select(['project_id as projectId', 'event', 'subject', 'happened_at as happenedAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    authenticatorApps: (userId: string) =>
      kysely
        .selectFrom('authenticator_apps')
        .select(['created_at as createdAt', 'confirmed_at as confirmedAt'])
        .where('user_id', '=', userId)
        .execute(),

    passkeys: (userId: string) =>
      kysely
        .selectFrom('passkeys')
        .select(['id', 'name', 'counter', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),

    passkeysUnderWay: (userId: string) =>
      kysely
        .selectFrom('passkey_setups')
        .select('expires_at as expiresAt')
        .where('user_id', '=', userId)
        .execute(),

    recoveryCodes: (userId: string) =>
      kysely
        .selectFrom('recovery_codes')
        .select('created_at as createdAt')
        .where('user_id', '=', userId)
        .execute(),

    secondSteps: (userId: string) =>
      kysely
        .selectFrom('second_steps')
        .select(['created_at as createdAt', 'expires_at as expiresAt'])
        .where('user_id', '=', userId)
        .execute(),

    links: (userId: string) =>
      kysely
        .selectFrom('tokens')
        .select(['purpose', 'email', 'created_at as createdAt', 'expires_at as expiresAt'])
        .where('user_id', '=', userId)
        .execute(),

    mails: (userId: string, email: string) =>
      kysely
        .selectFrom('outbox')
        .select(['template', 'recipient', 'created_at as createdAt', 'failed_at as failedAt'])
        .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('recipient', '=', email)]))
        .orderBy('id')
        .execute(),

    async *auditRecords(userId: string) {
      for (let after = 0; ; ) {
        const rows = await kysely
          .selectFrom('audit_log')
          .select(['id', 'at', 'action', 'actor_id as actorId', 'address', 'details'])
          .where(({ or, eb }) => or([eb('subject_id', '=', userId), eb('actor_id', '=', userId)]))
          .where('id', '>', after)
          .orderBy('id')
          .limit(PAGE)
          .execute()
        yield* rows
        const last = rows.at(-1)
        if (last === undefined || rows.length < PAGE) return
        after = last.id
      }
    },

    repeatableRequests: (userId: string) =>
      kysely
        .selectFrom('idempotency_keys')
        .select(['key', 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
  }
}
