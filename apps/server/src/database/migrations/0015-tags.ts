import { toTagKey } from '@wordloom/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Migration } from './migration.ts'

const PAGE = 500

/** Each tag gets a row, so that finding the different tags of an account reads none of its items. */
export const tags: Migration = {
  version: 15,
  name: 'tags in rows',
  statements: ({ integer, growingIdOfAccount, keyOfAccount, tableOptions }) => [
    `create table mark_tags (
      user_id text not null references users (id) on delete cascade,
      ${growingIdOfAccount},
      mark_id ${integer} not null,
      tag_key text not null,
      tag text not null,
      ${keyOfAccount},
      foreign key (user_id, mark_id) references marks (user_id, id) on delete cascade
    ) ${tableOptions}`,
    'create unique index tags_by_mark on mark_tags (user_id, mark_id, tag_key)',
    'create index tags_by_key on mark_tags (user_id, tag_key, id)',
  ],

  /** Databases lower the case of letters in their own ways, so the keys are made here. */
  async fill(transaction) {
    for (let after = 0; ; ) {
      const rows = await taggedAfter(transaction, after)
      for (const { user_id, id, tags: json } of rows)
        for (const [key, tag] of byKey(json))
          await sql`insert into mark_tags (user_id, mark_id, tag_key, tag)
            values (${user_id}, ${id}, ${key}, ${tag})`.execute(transaction)
      const last = rows.at(-1)
      if (last === undefined) return
      after = last.id
    }
  },
}

async function taggedAfter(transaction: QueryExecutorProvider, after: number) {
  const { rows } = await sql<{ user_id: string; id: number; tags: string }>`
    select user_id, id, tags from marks where id > ${after} and tags <> '[]'
    order by id limit ${sql.lit(PAGE)}`.execute(transaction)
  return rows
}

function byKey(json: string): Map<string, string> {
  const tags = JSON.parse(json) as string[]
  return new Map(tags.map((tag) => [toTagKey(tag), tag]))
}
