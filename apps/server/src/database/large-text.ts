import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { currentHolding, SMALL_BYTES } from '../holdings.ts'
import { byteLengthOf, type Text } from '../text.ts'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/** The columns whose texts can be large. Read them by `smallText` and `readText` alone. */
export interface LargeColumns {
  saved_lists: 'words'
  saved_results: 'recipe' | 'combinations'
  projects: 'state'
}

interface Place<Table extends keyof LargeColumns> {
  readonly table: Table
  readonly column: LargeColumns[Table]
  readonly userId: string
  readonly id: number
  /** What the row takes of the account's storage: the text has no more. */
  readonly bytes: number
}

/** The text where the row is small, otherwise null: `readText` reads it then. */
export function smallText<Table extends keyof LargeColumns>(
  column: LargeColumns[Table],
): RawBuilder<string | null> {
  return sql<string | null>`case when bytes <= ${sql.lit(SMALL_BYTES)} then ${sql.ref(column)} end`
}

export function isSmall(bytes: number): boolean {
  return bytes <= SMALL_BYTES
}

/**
 * Reads a text of any length; the request that is being handled holds its bytes from then on.
 *
 * @returns null where there is no such row, or it has no text.
 * @throws {RequestError} `unavailable` when the account holds too much already.
 */
export async function readText<Table extends keyof LargeColumns>(
  database: Pick<Database, 'kind'>,
  within: Database['kysely'],
  { table, column, userId, id, bytes }: Place<Table>,
): Promise<Text | null> {
  const holding = currentHolding()
  holding?.take(bytes)
  await turnOfItsOwn()
  // Bytes need not be decoded, which takes the embedded database longer than reading them.
  const isEmbedded = database.kind === 'sqlite'
  const text = isEmbedded
    ? sql<Text | null>`cast(${sql.ref(column)} as blob)`
    : sql<string | null>`${sql.ref(column)}`
  const { rows } = await sql<{ text: Text | null }>`
    select ${text} as text from ${sql.table(table satisfies keyof Tables)}
    where user_id = ${userId} and id = ${id}`.execute(within)
  const read = rows[0]?.text ?? null
  holding?.release(bytes - (read === null ? 0 : byteLengthOf(read)))
  // Others get a turn between two large texts.
  await nextTurn()
  return read
}

let lastTurn = Promise.resolve()

/** Waits for a turn of the event loop in which no other large text is read: the embedded database reads on this thread. */
function turnOfItsOwn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn())
  return lastTurn
}

/**
 * Writes a text that may be large. A database takes bytes in half of the time, and making them has a turn of its own. PostgreSQL has
 * short ones as bytes, too: its query is always the same.
 */
export async function writeLarge<Given extends Text | null, Result>(
  { kind }: Pick<Database, 'kind'>,
  text: Given,
  write: (text: Text | Given) => Promise<Result>,
): Promise<Result> {
  if (typeof text !== 'string') return write(text)
  if (text.length <= SMALL_BYTES) return write(kind === 'sqlite' ? text : Buffer.from(text))
  const bytes = Buffer.from(text)
  await nextTurn()
  return write(bytes)
}

/** The text as a value of a query. */
export function asText({ kind }: Pick<Database, 'kind'>, written: Text): RawBuilder<string> {
  return kind === 'sqlite' ? sql`cast(${written} as text)` : sql`convert_from(${written}, 'UTF8')`
}
