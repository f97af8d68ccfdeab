import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/database.ts'
import { claimRows, lockRows } from '../../database/queries/row-locks.ts'
import type {
  ContactMail,
  InvitationMail,
  Mail,
  OfferMail,
  SecondFactorChange,
  TakenOverMail,
  TokenMail,
} from '../../ports/mail.ts'

export type { Transaction } from '../../database/database.ts'

export interface ClaimedMail {
  readonly id: number
  readonly lease: string
  readonly mail: Mail | null
  readonly createdAt: Date
  readonly age: number
  readonly attempts: number
}

/** A mail is given up, and a mail with a link becomes pointless, after this time. */
export const MAIL_LIFE_MS = 24 * 60 * 60 * 1000

const DEAD_LETTER_MS = 30 * 24 * 60 * 60 * 1000

export interface Outbox {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** Makes waiting mails to the same recipient due immediately, because they go out first. */
  enqueue(transaction: Transaction, mail: Mail): Promise<void>
  /** Claims the mail that has been due longest, but never a mail before an older one to the same recipient. */
  claim(lease: string, leaseMs: number): Promise<ClaimedMail | null>
  /** True if our lease still holds. Locks the row, so code that withdraws the mail has to wait. */
  confirm(transaction: Transaction, claimed: ClaimedMail): Promise<boolean>
  renew(claimed: ClaimedMail, leaseMs: number): Promise<boolean>
  handBack(claimed: ClaimedMail): Promise<void>
  retryLater(claimed: ClaimedMail, delayMs: number, reason: string): Promise<void>
  giveUp(claimed: ClaimedMail, reason: string): Promise<void>
  remove(claimed: ClaimedMail): Promise<void>
  purge(): Promise<void>
}

export function createOutbox(database: Database): Outbox {
  const { kysely, now } = database
  const UNLEASED = { lease: null, leased_until: null } as const

  const held = ({ id, lease }: ClaimedMail) =>
    kysely.updateTable('outbox').where('id', '=', id).where('lease', '=', lease)

  return {
    transaction: (work) => database.transaction(work),

    async enqueue(transaction, mail) {
      await transaction
        .updateTable('outbox')
        .set({ due_at: now })
        .where('recipient', '=', mail.recipient)
        .where('failed_at', 'is', null)
        .where('lease', 'is', null)
        .where('due_at', '>', now)
        .execute()
      await transaction
        .insertInto('outbox')
        .values({ ...toRow(mail), created_at: now, due_at: now })
        .execute()
    },

    async claim(lease, leaseMs) {
      const next = kysely
        .selectFrom('outbox')
        .select('outbox.id')
        .where('outbox.failed_at', 'is', null)
        .where('outbox.due_at', '<=', now)
        .where(({ or, eb }) =>
          or([eb('outbox.leased_until', 'is', null), eb('outbox.leased_until', '<=', now)]),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox as earlier')
                .select('earlier.id')
                .whereRef('earlier.recipient', '=', 'outbox.recipient')
                .whereRef('earlier.id', '<', 'outbox.id')
                .where('earlier.failed_at', 'is', null),
            ),
          ),
        )
        .orderBy('outbox.due_at')
        .orderBy('outbox.id')
        .limit(1)
      const row = await kysely
        .updateTable('outbox')
        .set(({ eb }) => ({
          lease,
          leased_until: sql<number>`${now} + ${leaseMs}`,
          attempts: eb('attempts', '+', 1),
        }))
        .where('id', '=', claimRows(database, next))
        .returning(['id', 'recipient', 'template', 'data', 'user_id', 'created_at', 'attempts'])
        .returning(sql<number>`${now} - created_at`.as('age'))
        .executeTakeFirst()
      if (row === undefined) return null
      const { id, age, attempts } = row
      return { id, lease, mail: toMail(row), createdAt: new Date(row.created_at), age, attempts }
    },

    async confirm(transaction, { id, lease }) {
      const own = transaction
        .selectFrom('outbox')
        .select('id')
        .where('id', '=', id)
        .where('lease', '=', lease)
      return (await lockRows(database, own).executeTakeFirst()) !== undefined
    },

    async renew(claimed, leaseMs) {
      const renewed = await held(claimed)
        .set({ leased_until: sql<number>`${now} + ${leaseMs}` })
        .executeTakeFirst()
      return renewed.numUpdatedRows === 1n
    },

    async handBack(claimed) {
      await held(claimed)
        .set(({ eb }) => ({ ...UNLEASED, attempts: eb('attempts', '-', 1) }))
        .execute()
    },

    async retryLater(claimed, delayMs, reason) {
      await held(claimed)
        .set({ ...UNLEASED, due_at: sql<number>`${now} + ${delayMs}`, last_error: reason })
        .execute()
    },

    async giveUp(claimed, reason) {
      await held(claimed)
        .set({ ...UNLEASED, failed_at: now, last_error: reason })
        .execute()
    },

    async remove({ id, lease }) {
      await kysely.deleteFrom('outbox').where('id', '=', id).where('lease', '=', lease).execute()
    },

    async purge() {
      await kysely
        .deleteFrom('outbox')
        .where('failed_at', '<=', sql<number>`${now} - ${DEAD_LETTER_MS}`)
        .execute()
    },
  }
}

interface MailRow {
  readonly recipient: string
  readonly template: string
  readonly data: string
  readonly user_id: string | null
}

function toRow(mail: Mail): MailRow {
  const { template, recipient } = mail
  return {
    recipient,
    template,
    data: JSON.stringify(dataOf(mail)),
    user_id: 'userId' in mail ? mail.userId : null,
  }
}

function dataOf(mail: Mail): object {
  const { template, recipient, userId, ...written } = { userId: null, ...mail }
  return written
}

function toMail({ recipient, template, data, user_id: userId }: MailRow): Mail | null {
  switch (template) {
    case 'verification':
    case 'email-change':
      return userId === null ? null : { template, recipient, userId }
    case 'password-reset':
    case 'password-changed':
    case 'account-deleted':
      return { template, recipient }
    case 'email-changed-notice':
      return { template, recipient, newEmail: String(JSON.parse(data).newEmail) }
    // The casts are safe: only `toRow` above writes this data.
    case 'second-factor-changed':
      return { template, recipient, change: JSON.parse(data).change as SecondFactorChange }
    case 'api-token-created':
      return { template, recipient, ...(JSON.parse(data) as TokenMail) }
    case 'project-invitation':
      return userId === null ? null : { template, recipient, userId, ...(JSON.parse(data) as InvitationMail) }
    case 'project-offered':
      return { template, recipient, ...(JSON.parse(data) as OfferMail) }
    case 'project-taken-over':
      return { template, recipient, ...(JSON.parse(data) as TakenOverMail) }
    case 'contact':
      return { template, recipient, ...(JSON.parse(data) as ContactMail) }
    default:
      return null
  }
}
