import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { currentHolding, SMALL_BYTES } from '../../memory/held-memory.ts'
import { byteLengthOf, type Text } from '../../memory/text.ts'
import type { Database, Transaction } from '../database.ts'
import type { Tables } from '../schema.ts'

/** The texts of a row are in one row of another table, with the same account and id. Read them with `smallText` and `readText`. */
export const TEXTS = {
  saved_lists: { table: 'list_texts', columns: ['words'] },
  list_versions: { table: 'version_texts', columns: ['words'] },
  saved_results: { table: 'result_texts', columns: ['recipe', 'combinations'] },
  projects: { table: 'project_texts', columns: ['state'] },
  shares: { table: 'share_texts', columns: ['recipe', 'content'] },
} as const satisfies Partial<Record<keyof Tables, { table: keyof Tables; columns: readonly string[] }>>

export type TableWithTexts = keyof typeof TEXTS
export type TextColumn<Table extends TableWithTexts> = (typeof TEXTS)[Table]['columns'][number]

interface Key {
  readonly userId: string
  readonly id: number
}

interface Place<Table extends TableWithTexts> extends Key {
  readonly table: Table
  readonly column: TextColumn<Table>
  readonly bytes: number
}

/** A text, or the SQL of one as `copiedText` returns it. */
type Value = Text | RawBuilder<string | null> | null

type Texts<Table extends TableWithTexts> = Readonly<Partial<Record<TextColumn<Table>, Value>>>

/** The SQL of a text of a row that a query reads. PostgreSQL finds its partition by the account. */
export function textIn<Table extends TableWithTexts>(
  table: Table,
  column: TextColumn<Table>,
  userId: string,
): RawBuilder<string | null> {
  return sql<string | null>`(
    select texts.${sql.ref(column)} from ${sql.table(TEXTS[table].table)} as texts
    where texts.user_id = ${userId} and texts.id = ${sql.ref(`${table}.id`)})`
}

/** Selects 1 if the row has the text, without reading it. */
export function hasText<Table extends TableWithTexts>(
  table: Table,
  column: TextColumn<Table>,
  userId: string,
): RawBuilder<number> {
  return sql<number>`coalesce((
    select case when texts.${sql.ref(column)} is null then 0 else 1 end from ${sql.table(TEXTS[table].table)} as texts
    where texts.user_id = ${userId} and texts.id = ${sql.ref(`${table}.id`)}), 0)`
}

/** Selects the text of a small row, or null for a large one: read that with `readText`. */
export function smallText<Table extends TableWithTexts>(
  table: Table,
  column: TextColumn<Table>,
  userId: string,
): RawBuilder<string | null> {
  const bytes = sql.ref(`${table}.bytes`)
  return sql<
    string | null
  >`case when ${bytes} <= ${sql.lit(SMALL_BYTES)} then ${textIn(table, column, userId)} end`
}

export function isSmall(bytes: number): boolean {
  return bytes <= SMALL_BYTES
}

/** The current request holds the bytes from then on, and is refused if its account holds too much. */
export async function readText<Table extends TableWithTexts>(
  database: Pick<Database, 'kind'>,
  within: Database['kysely'],
  { table, column, userId, id, bytes }: Place<Table>,
): Promise<Text | null> {
  const holding = currentHolding()
  holding?.take(bytes)
  const read = await readInTurn(database, within, { table, column, userId, id })
  holding?.release(bytes - (read === null ? 0 : byteLengthOf(read)))
  return read
}

async function readInTurn(
  { kind }: Pick<Database, 'kind'>,
  within: Database['kysely'],
  { table, column, userId, id }: Omit<Place<TableWithTexts>, 'bytes'>,
): Promise<Text | null> {
  await turnOfItsOwn()
  // Bytes need no decoding, which takes SQLite longer than reading them.
  const text = kind === 'sqlite' ? sql`cast(${sql.ref(column)} as blob)` : sql.ref(column)
  const { rows } = await sql<{ text: Text | null }>`
    select ${text} as text from ${sql.table(TEXTS[table].table)}
    where user_id = ${userId} and id = ${id}`.execute(within)
  // Let other requests run between two large texts.
  await nextTurn()
  return rows[0]?.text ?? null
}

let lastTurn = Promise.resolve()

/** Waits for a turn of the event loop in which no other large text is read: SQLite reads on this thread. */
function turnOfItsOwn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn())
  return lastTurn
}

/** Call it after the row is added, in the same transaction. */
export async function addTexts<Table extends TableWithTexts>(
  database: Pick<Database, 'kind'>,
  transaction: Database['kysely'],
  table: Table,
  { userId, id }: Key,
  texts: Texts<Table>,
): Promise<void> {
  const written = await toWritten(database, texts)
  const names = written.map(([name]) => sql`, ${sql.ref(name)}`)
  const values = written.map(([, value]) => sql`, ${value}`)
  await sql`
    insert into ${sql.table(TEXTS[table].table)} (user_id, id${sql.join(names, sql``)})
    values (${userId}, ${id}${sql.join(values, sql``)})`.execute(transaction)
}

export async function changeTexts<Table extends TableWithTexts>(
  database: Pick<Database, 'kind'>,
  transaction: Database['kysely'],
  table: Table,
  { userId, id }: Key,
  texts: Texts<Table>,
): Promise<void> {
  const written = await toWritten(database, texts)
  await sql`
    update ${sql.table(TEXTS[table].table)}
    set ${sql.join(written.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    where user_id = ${userId} and id = ${id}`.execute(transaction)
}

async function toWritten(
  database: Pick<Database, 'kind'>,
  texts: Readonly<Record<string, Value | undefined>>,
): Promise<[name: string, value: RawBuilder<string | null>][]> {
  const written: [string, RawBuilder<string | null>][] = []
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined) continue
    const isSql = text !== null && typeof text === 'object' && 'toOperationNode' in text
    written.push([name, isSql ? text : text === null ? sql<null>`null` : await toSql(database, text)])
  }
  return written
}

/** Databases take bytes twice as fast as strings, and encoding gets its own turn of the event loop. */
async function toSql(database: Pick<Database, 'kind'>, text: Text): Promise<RawBuilder<string>> {
  if (typeof text !== 'string') return asText(database, text)
  if (text.length <= SMALL_BYTES)
    return asText(database, database.kind === 'sqlite' ? text : Buffer.from(text))
  const bytes = Buffer.from(text)
  await nextTurn()
  return asText(database, bytes)
}

/**
 * The SQL of a text that a statement copies from `table` into another row. SQLite copies a large text inside one
 * statement in three times the time that reading and writing its bytes take, and these get a turn each. PostgreSQL
 * copies it elsewhere. One transaction runs at a time on SQLite, so at most two copied texts are in memory.
 */
export async function copiedText<Table extends TableWithTexts>(
  database: Pick<Database, 'kind'>,
  transaction: Transaction,
  { table, column, userId, id, bytes }: Place<Table>,
): Promise<RawBuilder<string | null>> {
  if (database.kind !== 'sqlite' || isSmall(bytes))
    return sql<string | null>`(
      select ${sql.ref(column)} from ${sql.table(TEXTS[table].table)}
      where user_id = ${userId} and id = ${id})`
  const text = await readInTurn(database, transaction, { table, column, userId, id })
  return text === null ? sql<null>`null` : asText(database, text)
}

function asText({ kind }: Pick<Database, 'kind'>, written: Text): RawBuilder<string> {
  return kind === 'sqlite' ? sql`cast(${written} as text)` : sql`convert_from(${written}, 'UTF8')`
}
