import { ROW_BYTES } from '@wordloom/server/internal/database/accounts/account-totals'
import type { Database } from '@wordloom/server/internal/database/database'
import { sql } from 'kysely'
import { expect } from 'vitest'

const KINDS = {
  saved_lists: 'lists',
  saved_results: 'results',
  folders: 'folders',
  projects: 'projects',
} as const

const NONE = { lists: 0, results: 0, folders: 0, projects: 0, items: 0, bytes: 0 }

export async function expectRightTotals(database: Database): Promise<void> {
  const kept = await database.kysely.selectFrom('account_totals').selectAll().execute()
  const counted = await countRows(database)
  const keptByUser = Object.fromEntries(kept.map(({ user_id, ...totals }) => [user_id, totals]))
  for (const userId of Object.keys(keptByUser)) counted[userId] ??= { ...NONE }
  expect(keptByUser).toEqual(counted)
}

async function countRows({ kysely }: Database): Promise<Record<string, typeof NONE>> {
  const countedByUser: Record<string, typeof NONE> = {}
  for (const table of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
    const { rows } = await sql<
      Record<string, unknown> & { user_id: string }
    >`select * from ${sql.table(table)}`.execute(kysely)
    for (const row of rows) {
      const counted = countedByUser[row.user_id] ?? { ...NONE }
      countedByUser[row.user_id] = counted
      const texts = [row['name'], row['preview'], row['description']].map((text) => text ?? '').join('')
      if (row['deleted_at'] === null) counted[KINDS[table]]++
      counted.items++
      counted.bytes += ROW_BYTES + Number(row['bytes'] ?? 0) + Buffer.byteLength(texts)
    }
  }
  return countedByUser
}
