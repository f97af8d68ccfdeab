import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface Backlog {
  readonly bytes: number
  readonly clockSeconds: number
  readonly mailsWaiting: number
  readonly oldestMailSeconds: number
  readonly mailsGivenUp: number
  readonly tasksWaiting: number
  readonly oldestTaskSeconds: number
}

interface Row {
  readonly bytes: number
  readonly now: number
  readonly mails_waiting: number
  readonly oldest_mail: number | null
  readonly mails_given_up: number
  readonly tasks_waiting: number
  readonly oldest_task: number | null
}

const SIZE: Readonly<Record<Database['kind'], RawBuilder<number>>> = {
  sqlite: sql`(select page_count * page_size from pragma_page_count(), pragma_page_size())`,
  postgres: sql`pg_database_size(current_database())`,
}

/** Uses one statement, so that a slow database delays it only once. */
export async function readBacklog({ kysely, kind, now }: Database): Promise<Backlog> {
  const before = Date.now()
  const { rows } = await sql<Row>`
    select ${SIZE[kind]} as bytes, ${now} as now,
      (select count(*) from outbox where failed_at is null) as mails_waiting,
      (select min(created_at) from outbox where failed_at is null) as oldest_mail,
      (select count(*) from outbox where failed_at is not null) as mails_given_up,
      (select count(*) from payment_tasks) as tasks_waiting,
      (select min(created_at) from payment_tasks) as oldest_task
  `.execute(kysely)
  const [row] = rows
  if (row === undefined) throw new Error('The database returned no row.')
  const ageOf = (since: number | null) => (since === null ? 0 : Math.max(0, row.now - since) / 1000)
  return {
    bytes: row.bytes,
    clockSeconds: differenceTo(row.now, before, Date.now()),
    mailsWaiting: row.mails_waiting,
    oldestMailSeconds: ageOf(row.oldest_mail),
    mailsGivenUp: row.mails_given_up,
    tasksWaiting: row.tasks_waiting,
    oldestTaskSeconds: ageOf(row.oldest_task),
  }
}

function differenceTo(theirs: number, before: number, after: number): number {
  if (theirs < before) return (theirs - before) / 1000
  return theirs > after ? (theirs - after) / 1000 : 0
}
