import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { firstOf } from '../../memory/row-batches.ts'
import { FORMER_TEXTS, formerName } from './former-texts.ts'
import type { Dialect, Migration } from './migration.ts'

type Moved = (typeof FORMER_TEXTS)[number]

/** Limits of one transaction. */
const MAX_ROWS = 2000
const MAX_BYTES = 16 * 1024 * 1024

/** Emptied rows leave their space to the texts that move next, and dropping a column rewrites only small rows. */
export const itemsWithoutTexts: Migration = {
  version: 19,
  name: 'items without texts',
  statements: () =>
    FORMER_TEXTS.flatMap(({ table, columns }) =>
      columns.map((column) => `alter table ${table} drop column ${formerName(column)}`),
    ),
  batches: {
    async bytesLeft(transaction, dialect) {
      let left = 0
      for (const moved of FORMER_TEXTS) {
        const { rows } = await sql<{ bytes: number | null }>`
          select sum(bytes) as bytes from ${sql.table(moved.table)}
          where ${await isLeft(transaction, dialect, moved)}`.execute(transaction)
        left += Number(rows[0]?.bytes ?? 0)
      }
      return left
    },
    async next(transaction, dialect) {
      for (const moved of FORMER_TEXTS) {
        const bytes = await moveSome(transaction, dialect, moved)
        if (bytes !== null) return bytes
      }
      return null
    },
  },
}

interface Key {
  readonly user_id: string
  readonly id: number
}

interface Row extends Key {
  readonly bytes: number
}

/** Null if all have moved. */
async function moveSome(
  transaction: QueryExecutorProvider,
  dialect: Dialect,
  moved: Moved,
): Promise<number | null> {
  const { table, texts, columns, emptied } = moved
  const left = await isLeft(transaction, dialect, moved)
  const order = sql.raw(dialect.keyOfAnother.join(', '))
  const { rows } = await sql<Row>`
    select user_id, id, bytes from ${sql.table(table)} where ${left} order by ${order} limit ${MAX_ROWS}`.execute(
    transaction,
  )
  const batch = firstOf(rows, MAX_BYTES)
  const last = batch.at(-1)
  if (last === undefined) return null
  const isMoved = sql`${left} and ${compare(dialect, '<=', last)}`
  await sql`
    insert into ${sql.table(texts)} (user_id, id, ${sql.raw(columns.join(', '))})
    select user_id, id, ${sql.raw(columns.map(formerName).join(', '))} from ${sql.table(table)}
    where ${isMoved} order by ${order}`.execute(transaction)
  const set = columns.map((column) => `${formerName(column)} = ${emptied}`)
  if (table === 'saved_results')
    set.push(isThere('has_recipe', 'recipe'), isThere('has_text', 'combinations'))
  await sql`update ${sql.table(table)} set ${sql.raw(set.join(', '))} where ${isMoved}`.execute(transaction)
  return batch.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Rows move in the order of their keys, so the last one that moved says which are left. */
async function isLeft(
  transaction: QueryExecutorProvider,
  dialect: Dialect,
  { texts }: Moved,
): Promise<RawBuilder<boolean>> {
  const descending = dialect.keyOfAnother.map((column) => `${column} desc`)
  const { rows } = await sql<Key>`
    select user_id, id from ${sql.table(texts)} order by ${sql.raw(descending.join(', '))} limit 1`.execute(
    transaction,
  )
  const [last] = rows
  return last === undefined ? sql<boolean>`1 = 1` : compare(dialect, '>', last)
}

function compare({ keyOfAnother }: Dialect, operator: '<=' | '>', key: Key): RawBuilder<boolean> {
  const values = keyOfAnother.map((column) => sql`${key[column]}`)
  return sql<boolean>`(${sql.raw(keyOfAnother.join(', '))}) ${sql.raw(operator)} (${sql.join(values)})`
}

function isThere(flag: string, column: string): string {
  return `${flag} = case when ${formerName(column)} is null then 0 else 1 end`
}
