import type { Payment, Plan, User } from '@wordloom/contract'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/database.ts'
import { lockRows } from '../../database/queries/row-locks.ts'

export type { Transaction } from '../../database/database.ts'

export interface Account {
  readonly id: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly subscriptionPlan: Plan
  readonly subscriptionStatus: User['subscriptionStatus']
  readonly paidUntil: number | null
  readonly pastDueSince: number | null
  readonly subscriptionId: string | null
  readonly customerId: string | null
  readonly customerEmail: string | null
  readonly begunAt: number | null
  /** The number of the latest ticket whose answer was stored. */
  readonly told: number
  readonly now: number
}

export type Standing = Pick<
  Account,
  'subscriptionPlan' | 'subscriptionStatus' | 'paidUntil' | 'pastDueSince' | 'subscriptionId'
>

export interface StoredPayment extends Omit<Payment, 'at'> {
  readonly at: number
}

/** Numbers a request to the provider: the answer to a later one wins. */
export interface Ticket {
  readonly number: number
  readonly userId: string
  readonly customerId: string
}

export type SubscriptionStorage = ReturnType<typeof createSubscriptionStorage>

export function createSubscriptionStorage(database: Database) {
  const { kysely, now } = database

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),

    async find(userId: string): Promise<Account | null> {
      const row = await accounts(kysely).where('id', '=', userId).executeTakeFirst()
      return row === undefined ? null : toAccount(row)
    },

    /** The customer id alone is enough, because only the provider and we can set it. */
    async findByCustomer(customerId: string): Promise<string | null> {
      const row = await kysely
        .selectFrom('users')
        .select('id')
        .where('stripe_customer_id', '=', customerId)
        .executeTakeFirst()
      return row?.id ?? null
    },

    async lock(transaction: Transaction, userId: string): Promise<Account | null> {
      const row = await lockRows(database, accounts(transaction).where('id', '=', userId)).executeTakeFirst()
      return row === undefined ? null : toAccount(row)
    },

    async setCustomer(
      userId: string,
      { customerId, email, former }: { customerId: string; email: string; former: string | null },
    ): Promise<void> {
      await kysely
        .updateTable('users')
        .set({ stripe_customer_id: customerId, customer_email: email })
        .where('id', '=', userId)
        .where('stripe_customer_id', former === null ? 'is' : '=', former)
        .execute()
    },

    async noteCustomerEmail(userId: string, customerId: string, email: string): Promise<void> {
      await kysely
        .updateTable('users')
        .set({ customer_email: email })
        .where('id', '=', userId)
        .where('stripe_customer_id', '=', customerId)
        .execute()
    },

    /** Call before asking the provider. Null if the account isn't a customer. */
    async takeTicket(userId: string): Promise<Ticket | null> {
      const row = await kysely
        .updateTable('users')
        .set((eb) => ({
          subscription_asked: eb('subscription_asked', '+', 1),
          subscription_checked_at: now,
        }))
        .where('id', '=', userId)
        .where('stripe_customer_id', 'is not', null)
        .returning(['subscription_asked as number', 'stripe_customer_id as customerId'])
        .executeTakeFirst()
      if (row === undefined || row.customerId === null) return null
      return { number: row.number, userId, customerId: row.customerId }
    },

    /** The person may make the payment without coming back. Returns false if the account is gone. */
    async noteBegun(userId: string): Promise<boolean> {
      const noted = await kysely
        .updateTable('users')
        .set({ subscription_begun_at: now })
        .where('id', '=', userId)
        .executeTakeFirst()
      return noted.numUpdatedRows === 1n
    },

    async tell(
      transaction: Transaction,
      { userId, number }: Ticket,
      standing: Standing | null,
    ): Promise<void> {
      const changes = standing && { ...toColumns(standing), updated_at: now }
      await transaction
        .updateTable('users')
        .set({ ...changes, subscription_told: number })
        .where('id', '=', userId)
        .execute()
    },

    async detach(transaction: Transaction, userId: string): Promise<void> {
      await transaction
        .updateTable('users')
        .set((eb) => ({
          stripe_subscription_id: null,
          paid_until: null,
          past_due_since: null,
          subscription_begun_at: null,
          subscription_told: eb.ref('subscription_asked'),
        }))
        .where('id', '=', userId)
        .execute()
    },

    async keepPayments(
      transaction: Transaction,
      userId: string,
      payments: readonly StoredPayment[],
    ): Promise<void> {
      if (payments.length === 0) return
      await transaction
        .insertInto('payments')
        .values(payments.map((payment) => toPaymentRow(userId, payment)))
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'id']).doUpdateSet((eb) => ({
            at: eb.ref('excluded.at'),
            amount: eb.ref('excluded.amount'),
            refunded: eb.ref('excluded.refunded'),
            currency: eb.ref('excluded.currency'),
            status: eb.ref('excluded.status'),
            receipt_url: eb.ref('excluded.receipt_url'),
          })),
        )
        .execute()
    },

    payments: (userId: string): Promise<StoredPayment[]> =>
      kysely
        .selectFrom('payments')
        .select(['id', 'at', 'amount', 'refunded', 'currency', 'status', 'receipt_url as receiptUrl'])
        .where('user_id', '=', userId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
  }

  function accounts(within: Transaction | Database['kysely']) {
    return within
      .selectFrom('users')
      .select([
        'id',
        'email',
        'first_name',
        'last_name',
        'subscription_plan',
        'subscription_status',
        'paid_until',
        'past_due_since',
        'stripe_subscription_id',
        'stripe_customer_id',
        'customer_email',
        'subscription_told',
        'subscription_begun_at',
        sql<number>`${now}`.as('now'),
      ])
  }
}

interface AccountRow {
  readonly id: string
  readonly email: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly subscription_plan: Account['subscriptionPlan']
  readonly subscription_status: Account['subscriptionStatus']
  readonly paid_until: number | null
  readonly past_due_since: number | null
  readonly stripe_subscription_id: string | null
  readonly stripe_customer_id: string | null
  readonly customer_email: string | null
  readonly subscription_told: number
  readonly subscription_begun_at: number | null
  readonly now: number
}

function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    subscriptionPlan: row.subscription_plan,
    subscriptionStatus: row.subscription_status,
    paidUntil: row.paid_until,
    pastDueSince: row.past_due_since,
    subscriptionId: row.stripe_subscription_id,
    customerId: row.stripe_customer_id,
    customerEmail: row.customer_email,
    begunAt: row.subscription_begun_at,
    told: row.subscription_told,
    now: row.now,
  }
}

function toColumns(standing: Standing) {
  return {
    subscription_plan: standing.subscriptionPlan,
    subscription_status: standing.subscriptionStatus,
    paid_until: standing.paidUntil,
    past_due_since: standing.pastDueSince,
    stripe_subscription_id: standing.subscriptionId,
  }
}

function toPaymentRow(userId: string, { receiptUrl, ...payment }: StoredPayment) {
  return { ...payment, user_id: userId, receipt_url: receiptUrl }
}
