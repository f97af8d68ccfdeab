import type { Migration } from './migration.ts'

/** An earlier version ends with its list. Columns that can be large come last. */
export const listVersions: Migration = {
  version: 12,
  name: 'versions of lists',
  statements: ({ integer, growingIdOfAccount, keyOfAccount, tableOptions }) => [
    `create table list_versions (
      user_id text not null references users (id) on delete cascade,
      ${growingIdOfAccount},
      list_id ${integer} not null,
      changed_by text not null,
      changed_at ${integer} not null,
      word_count ${integer} not null,
      preview text not null,
      bytes ${integer} not null,
      words text not null,
      ${keyOfAccount},
      foreign key (user_id, list_id) references saved_lists (user_id, id) on delete cascade
    ) ${tableOptions}`,
    'create index versions_by_list on list_versions (user_id, list_id, id)',
    'create index versions_by_size on list_versions (user_id, id, bytes)',
    'create index versions_by_time on list_versions (changed_at)',
  ],
}
