import type { Migration } from './migration.ts'

/** A mark ends with its item. */
export const marks: Migration = {
  version: 10,
  name: 'stars and tags',
  statements: ({ integer, growingIdOfAccount, keyOfAccount, tableOptions }) => [
    `create table marks (
      user_id text not null references users (id) on delete cascade,
      ${growingIdOfAccount},
      list_id ${integer},
      result_id ${integer},
      project_id ${integer},
      starred_at ${integer},
      tags text not null default '[]',
      ${keyOfAccount},
      foreign key (user_id, list_id) references saved_lists (user_id, id) on delete cascade,
      foreign key (user_id, result_id) references saved_results (user_id, id) on delete cascade,
      foreign key (user_id, project_id) references projects (user_id, id) on delete cascade
    ) ${tableOptions}`,
    'create unique index marks_by_list on marks (user_id, list_id)',
    'create unique index marks_by_result on marks (user_id, result_id)',
    'create unique index marks_by_project on marks (user_id, project_id)',
  ],
}
