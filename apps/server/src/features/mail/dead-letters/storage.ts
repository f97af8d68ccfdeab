import { DEAD_LETTERS_SHOWN, type DeadLetter, type DeadLetters } from '@wordloom/contract'
import { sql } from 'kysely'
import type { Database, Transaction } from '#database/database.ts'

export type { Transaction } from '#database/database.ts'

export interface TakenUp {
  readonly template: string
  readonly userId: string | null
}

export type DeadLetterStorage = ReturnType<typeof createDeadLetterStorage>

/** These get a new date when they're sent again, with a new link. A notice keeps the date of its event. */
const WITH_LINKS = ['verification', 'password-reset', 'email-change']

export function createDeadLetterStorage(database: Database, wake: () => void) {
  const { kysely, now } = database

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => database.transaction(work),

    async list(): Promise<DeadLetters> {
      const givenUp = kysely.selectFrom('outbox').where('failed_at', 'is not', null)
      const [rows, { total }] = await Promise.all([
        givenUp
          .select(['id', 'template', 'recipient', 'created_at', 'attempts', 'last_error'])
          .select(sql<number>`failed_at`.as('failed_at'))
          .orderBy('failed_at', 'desc')
          .orderBy('id', 'desc')
          .limit(DEAD_LETTERS_SHOWN)
          .execute(),
        givenUp.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { deadLetters: rows.map(toDeadLetter), total: Number(total) }
    },

    async sendAgain(transaction: Transaction, id: number): Promise<TakenUp | null> {
      const row = await transaction
        .updateTable('outbox')
        .set(({ eb }) => ({
          failed_at: null,
          last_error: null,
          attempts: 0,
          due_at: now,
          created_at: eb.case().when('template', 'in', WITH_LINKS).then(now).else(eb.ref('created_at')).end(),
        }))
        .where('id', '=', id)
        .where('failed_at', 'is not', null)
        .returning(['template', 'user_id as userId'])
        .executeTakeFirst()
      if (row !== undefined) database.afterCommit(transaction, wake)
      return row ?? null
    },

    async discard(transaction: Transaction, id: number): Promise<TakenUp | null> {
      const row = await transaction
        .deleteFrom('outbox')
        .where('id', '=', id)
        .where('failed_at', 'is not', null)
        .returning(['template', 'user_id as userId'])
        .executeTakeFirst()
      return row ?? null
    },
  }
}

interface Row {
  readonly id: number
  readonly template: string
  readonly recipient: string
  readonly created_at: number
  readonly failed_at: number
  readonly attempts: number
  readonly last_error: string | null
}

function toDeadLetter({ id, template, recipient, attempts, ...row }: Row): DeadLetter {
  return {
    id,
    template,
    recipient,
    createdAt: new Date(row.created_at).toISOString(),
    givenUpAt: new Date(row.failed_at).toISOString(),
    attempts,
    reason: row.last_error,
  }
}
