import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Transaction } from '#database/database.ts'
import { lockRows } from '#database/queries/row-locks.ts'
import type { Tables } from '#database/schema.ts'

export type { Transaction } from '#database/database.ts'

type Row = Selectable<Tables['sandbox_subscriptions']>

export interface SandboxSubscription {
  readonly userId: string
  readonly id: string
  readonly plan: Row['plan']
  readonly nextPlan: Row['next_plan']
  readonly status: Row['status']
  readonly clientSecret: string | null
  readonly periodEnd: number | null
  readonly endsAtPeriodEnd: boolean
  readonly createdAt: number
}

export interface SandboxPayment {
  readonly userId: string
  readonly id: string
  readonly at: number
  readonly amount: number
}

interface Which {
  readonly userId: string
  readonly id?: string
  readonly clientSecret?: string
}

export type SandboxStorage = ReturnType<typeof createSandboxStorage>

export function createSandboxStorage(database: Database) {
  const { now } = database

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),

    async now(transaction: Transaction): Promise<number> {
      const { rows } = await sql<{ now: number }>`select ${now} as now`.execute(transaction)
      return rows[0]?.now ?? 0
    },

    async add(transaction: Transaction, subscription: SandboxSubscription): Promise<void> {
      await transaction
        .insertInto('sandbox_subscriptions')
        .values(toRow(subscription))
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
        .execute()
    },

    async lock(
      transaction: Transaction,
      { userId, id, clientSecret }: Which,
    ): Promise<SandboxSubscription[]> {
      let query = transaction.selectFrom('sandbox_subscriptions').selectAll().where('user_id', '=', userId)
      if (id !== undefined) query = query.where('id', '=', id)
      if (clientSecret !== undefined) query = query.where('client_secret', '=', clientSecret)
      const ordered = query.orderBy('created_at', 'desc').orderBy('id')
      return (await lockRows(database, ordered).execute()).map(toSubscription)
    },

    async change(transaction: Transaction, subscription: SandboxSubscription): Promise<void> {
      await transaction
        .updateTable('sandbox_subscriptions')
        .set(toRow(subscription))
        .where('user_id', '=', subscription.userId)
        .where('id', '=', subscription.id)
        .execute()
    },

    async addPayment(transaction: Transaction, { userId, ...payment }: SandboxPayment): Promise<void> {
      await transaction
        .insertInto('sandbox_payments')
        .values({ user_id: userId, ...payment })
        .execute()
    },

    payments: (transaction: Transaction, userId: string): Promise<Omit<SandboxPayment, 'userId'>[]> =>
      transaction
        .selectFrom('sandbox_payments')
        .select(['id', 'at', 'amount'])
        .where('user_id', '=', userId)
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute(),
  }
}

function toRow(subscription: SandboxSubscription): Row {
  return {
    user_id: subscription.userId,
    id: subscription.id,
    plan: subscription.plan,
    next_plan: subscription.nextPlan,
    status: subscription.status,
    client_secret: subscription.clientSecret,
    period_end: subscription.periodEnd,
    ends_at_period_end: subscription.endsAtPeriodEnd ? 1 : 0,
    created_at: subscription.createdAt,
  }
}

function toSubscription(row: Row): SandboxSubscription {
  return {
    userId: row.user_id,
    id: row.id,
    plan: row.plan,
    nextPlan: row.next_plan,
    status: row.status,
    clientSecret: row.client_secret,
    periodEnd: row.period_end,
    endsAtPeriodEnd: row.ends_at_period_end === 1,
    createdAt: row.created_at,
  }
}
