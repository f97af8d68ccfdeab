import type { Migration } from './migration.ts'

/** Fixed bytes per row. This copy keeps the value of the time when the totals were first counted. */
const ROW_BYTES = 512

const KINDS = [
  { table: 'saved_lists', kind: 'lists', bytes: 'bytes + octet_length(name) + octet_length(preview)' },
  {
    table: 'saved_results',
    kind: 'results',
    bytes: "bytes + octet_length(name) + octet_length(coalesce(description, '')) + octet_length(preview)",
  },
  { table: 'folders', kind: 'folders', bytes: 'octet_length(name)' },
  {
    table: 'projects',
    kind: 'projects',
    bytes: "bytes + octet_length(name) + octet_length(coalesce(description, ''))",
  },
] as const

export const accountTotals: Migration = {
  version: 8,
  name: 'account totals',
  statements: ({ integer, keyedTableOptions }) => [
    `create table account_totals (
      user_id text not null references users (id) on delete cascade,
      lists ${integer} not null default 0,
      results ${integer} not null default 0,
      folders ${integer} not null default 0,
      projects ${integer} not null default 0,
      items ${integer} not null default 0,
      bytes ${integer} not null default 0,
      primary key (user_id)
    ) ${keyedTableOptions}`,
    `insert into account_totals (user_id, lists, results, folders, projects, items, bytes)
      select user_id, sum(lists), sum(results), sum(folders), sum(projects), sum(items), sum(bytes)
      from (${KINDS.map(rowsOf).join(' union all ')}) as kept group by user_id`,
    'create index folders_by_deletion on folders (user_id, deleted_at)',
  ],
}

function rowsOf({ table, kind, bytes }: (typeof KINDS)[number]): string {
  const alive = (each: string) => (each === kind ? 'case when deleted_at is null then 1 else 0 end' : '0')
  const counts = KINDS.map((each) => `${alive(each.kind)} as ${each.kind}`)
  return `select user_id, ${counts.join(', ')}, 1 as items, ${ROW_BYTES} + ${bytes} as bytes from ${table}`
}
