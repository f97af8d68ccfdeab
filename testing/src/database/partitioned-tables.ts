import type { Tables } from '@wordloom/server/internal/database/schema'
import { type Kysely, sql } from 'kysely'

const PARTITIONS = 4

interface Definition {
  readonly table: string
  readonly name: string
  readonly text: string
}

const PLAIN = 'r'
const PARTITIONED = 'p'

export async function accountTablesIn(
  kysely: Kysely<Tables>,
  kinds: readonly string[] = [PLAIN, PARTITIONED],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = any (${kinds}) and not relispartition
      and attname = 'user_id' and attnotnull
    order by relname
  `.execute(kysely)
  return rows.map(({ name }) => name)
}

/** Does what `create_distributed_table` does on Citus. The tables must be empty. */
export async function partitionByAccount(kysely: Kysely<Tables>): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const run = (statement: string) => sql.raw(statement).execute(transaction)
    const tables = await accountTablesIn(transaction, [PLAIN])
    const constraints = await constraintsOf(transaction, tables)
    const indexes = await indexesOf(transaction, tables)
    for (const table of tables) await run(`alter table ${table} rename to plain_${table}`)
    for (const table of tables) {
      await run(
        `create table ${table} (like plain_${table} including all excluding indexes) partition by hash (user_id)`,
      )
      for (let part = 0; part < PARTITIONS; part++) {
        await run(
          `create table ${table}_${part} partition of ${table} for values with (modulus ${PARTITIONS}, remainder ${part})`,
        )
      }
    }
    for (const table of tables) await run(`drop table plain_${table} cascade`)
    for (const { text } of indexes) await run(text)
    for (const { table, name, text } of constraints)
      await run(`alter table ${table} add constraint ${name} ${text}`)
  })
}

/** Keys come before the references to them. */
async function constraintsOf(kysely: Kysely<Tables>, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text
    from pg_constraint
    where contype in ('p', 'u', 'f') and (conrelid::regclass::text = any (${tables})
      or confrelid::regclass::text = any (${tables}))
    order by contype = 'f', conname
  `.execute(kysely)
  return rows
}

async function indexesOf(kysely: Kysely<Tables>, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await sql<Definition>`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text
    from pg_index
    where indrelid::regclass::text = any (${tables})
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    order by indexrelid
  `.execute(kysely)
  return rows
}
