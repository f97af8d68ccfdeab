import type { Database } from '@wordloom/server/internal/database/database'
import type { Tables } from '@wordloom/server/internal/database/schema'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'

export async function expectSound({ kind, kysely }: Database): Promise<void> {
  if (kind === 'postgres') return expectSoundPostgres(kysely)
  const integrity = await sql`pragma integrity_check`.execute(kysely)
  expect(integrity.rows).toEqual([{ integrity_check: 'ok' }])
  const strays = await sql`pragma foreign_key_check`.execute(kysely)
  expect(strays.rows).toEqual([])
}

async function expectSoundPostgres(kysely: Kysely<Tables>): Promise<void> {
  await sql`create extension if not exists amcheck`.execute(kysely)
  await sql`
    select bt_index_parent_check(pg_class.oid, true)
    from pg_index
    join pg_class on pg_class.oid = pg_index.indexrelid
    join pg_am on pg_am.oid = pg_class.relam
    where pg_am.amname = 'btree' and pg_class.relpersistence = 'p'`.execute(kysely)
  const damaged = await sql`
    select relname, found.msg from pg_class, lateral verify_heapam(pg_class.oid) as found
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(kysely)
  expect(damaged.rows).toEqual([])
  const { rows } = await sql<{ wrong: string }>`
    select format(
      'select %L as wrong from %s as child where (%s) is not null and not exists (select from %s as parent where (%s) = (%s)) limit 1',
      constraints.conname, constraints.conrelid::regclass, child.columns, constraints.confrelid::regclass, parent.columns, child.columns
    ) as wrong
    from pg_constraint as constraints,
      lateral (select string_agg('child.' || quote_ident(attname), ', ' order by place) as columns
        from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number) as child,
      lateral (select string_agg('parent.' || quote_ident(attname), ', ' order by place) as columns
        from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number) as parent
    where contype = 'f'`.execute(kysely)
  expect(rows.length).toBeGreaterThan(0)
  for (const { wrong } of rows) expect((await sql.raw(wrong).execute(kysely)).rows).toEqual([])
}
