import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { currentHolding, SMALL_BYTES } from '../../memory/held-memory.ts'
import { byteLengthOf, type Text } from '../../memory/text.ts'
import type { Database, Transaction } from '../database.ts'
import type { Tables } from '../schema.ts'

/** Columns that can hold large texts. Read them only with `smallText` and `readText`. */
export interface LargeColumns {
  saved_lists: 'words'
  list_versions: 'words'
  saved_results: 'recipe' | 'combinations'
  projects: 'state'
  shares: 'recipe' | 'content'
}

export const LARGE_COLUMNS: { readonly [Table in keyof LargeColumns]: readonly LargeColumns[Table][] } = {
  saved_lists: ['words'],
  list_versions: ['words'],
  saved_results: ['recipe', 'combinations'],
  projects: ['state'],
  shares: ['recipe', 'content'],
}

interface Place<Table extends keyof LargeColumns> {
  readonly table: Table
  readonly column: LargeColumns[Table]
  readonly userId: string
  readonly id: number
  readonly bytes: number
}

/** Selects the text of a small row, or null for a large one: read that with `readText`. Queries with joins name the table. */
export function smallText<Table extends keyof LargeColumns>(
  column: LargeColumns[Table],
  table?: Table,
): RawBuilder<string | null> {
  const [bytes, text] = table === undefined ? ['bytes', column] : [`${table}.bytes`, `${table}.${column}`]
  return sql<string | null>`case when ${sql.ref(bytes)} <= ${sql.lit(SMALL_BYTES)} then ${sql.ref(text)} end`
}

export function isSmall(bytes: number): boolean {
  return bytes <= SMALL_BYTES
}

/** The current request holds the bytes from then on, and is refused if its account holds too much. */
export async function readText<Table extends keyof LargeColumns>(
  database: Pick<Database, 'kind'>,
  within: Database['kysely'],
  { table, column, userId, id, bytes }: Place<Table>,
): Promise<Text | null> {
  const holding = currentHolding()
  holding?.take(bytes)
  await turnOfItsOwn()
  // Bytes need no decoding, which takes SQLite longer than reading them.
  const isEmbedded = database.kind === 'sqlite'
  const text = isEmbedded
    ? sql<Text | null>`cast(${sql.ref(column)} as blob)`
    : sql<string | null>`${sql.ref(column)}`
  const { rows } = await sql<{ text: Text | null }>`
    select ${text} as text from ${sql.table(table satisfies keyof Tables)}
    where user_id = ${userId} and id = ${id}`.execute(within)
  const read = rows[0]?.text ?? null
  holding?.release(bytes - (read === null ? 0 : byteLengthOf(read)))
  // Let other requests run between two large texts.
  await nextTurn()
  return read
}

let lastTurn = Promise.resolve()

/** Waits for a turn of the event loop in which no other large text is read: SQLite reads on this thread. */
function turnOfItsOwn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn())
  return lastTurn
}

/** Databases take bytes twice as fast as strings, and encoding gets its own turn of the event loop. */
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

/**
 * The SQL of a text that a statement copies from `table` into another row. SQLite copies a large text inside one
 * statement in three times the time that reading and writing its bytes take, and these get a turn each. PostgreSQL
 * copies it elsewhere. One transaction runs at a time on SQLite, so at most two copied texts are in memory.
 */
export async function copiedText<Table extends keyof LargeColumns>(
  database: Pick<Database, 'kind'>,
  transaction: Transaction,
  { table, column, userId, id, bytes }: Place<Table>,
): Promise<RawBuilder<string | null>> {
  if (database.kind !== 'sqlite' || isSmall(bytes))
    return sql<string | null>`(
      select ${sql.ref(column)} from ${sql.table(table satisfies keyof Tables)}
      where user_id = ${userId} and id = ${id})`
  const bytesOfText = await readBytes(transaction, { table, column, userId, id })
  return bytesOfText === null ? sql<null>`null` : asText(database, bytesOfText)
}

async function readBytes(
  transaction: Transaction,
  { table, column, userId, id }: Omit<Place<keyof LargeColumns>, 'bytes'>,
): Promise<Uint8Array | null> {
  await turnOfItsOwn()
  const { rows } = await sql<{ text: Uint8Array | null }>`
    select cast(${sql.ref(column)} as blob) as text from ${sql.table(table)}
    where user_id = ${userId} and id = ${id}`.execute(transaction)
  await nextTurn()
  return rows[0]?.text ?? null
}

export function asText({ kind }: Pick<Database, 'kind'>, written: Text): RawBuilder<string> {
  return kind === 'sqlite' ? sql`cast(${written} as text)` : sql`convert_from(${written}, 'UTF8')`
}
