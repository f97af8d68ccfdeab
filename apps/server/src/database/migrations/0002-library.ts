import type { Migration } from './migration.ts'

/** Large columns stay last: each is recreated under its own name after the new columns. */
export const library: Migration = {
  version: 2,
  name: 'library',
  statements: ({ integer, keyedTableOptions }) => [
    `alter table saved_lists add column former_folder_id ${integer}`,
    `alter table saved_lists add column former_project_id ${integer}`,
    `alter table saved_lists add column bytes ${integer} not null default 0`,
    ...toTheEnd('saved_lists', 'words', "text not null default ''"),
    'update saved_lists set bytes = octet_length(words)',
    'create index saved_lists_by_size on saved_lists (user_id, deleted_at, bytes)',

    `alter table saved_results add column former_project_id ${integer}`,
    `alter table saved_results add column count_is_exact ${integer} not null default 1 check (count_is_exact in (0, 1))`,
    `alter table saved_results add column bytes ${integer} not null default 0`,
    ...toTheEnd('saved_results', 'recipe', 'text'),
    ...toTheEnd('saved_results', 'combinations', 'text'),
    `update saved_results set bytes = coalesce(octet_length(recipe), 0) + coalesce(octet_length(combinations), 0)`,
    'create index saved_results_by_size on saved_results (user_id, deleted_at, bytes)',

    `alter table projects add column version ${integer} not null default 1`,
    `alter table projects add column column_count ${integer} not null default 3`,
    `alter table projects add column bytes ${integer} not null default 0`,
    ...toTheEnd('projects', 'state', "text not null default '{}'"),
    'update projects set bytes = octet_length(state)',
    'create index projects_by_size on projects (user_id, deleted_at, bytes)',

    `create table idempotency_keys (
      user_id text not null references users (id) on delete cascade,
      key text not null,
      fingerprint text not null,
      item_id ${integer} not null,
      created_at ${integer} not null,
      primary key (user_id, key)
    ) ${keyedTableOptions}`,
    'create index idempotency_keys_by_age on idempotency_keys (created_at)',
  ],
}

function toTheEnd(table: string, column: string, type: string): string[] {
  return [
    `alter table ${table} rename column ${column} to former_${column}`,
    `alter table ${table} add column ${column} ${type}`,
    `update ${table} set ${column} = former_${column}`,
    `alter table ${table} drop column former_${column}`,
  ]
}
