import type { Migration } from './migration.ts'

/** A link ends with the item that it shows. Columns that can be large come last. */
export const shares: Migration = {
  version: 9,
  name: 'share links',
  statements: ({ integer, growingIdOfAccount, keyOfAccount, tableOptions }) => [
    `create table shares (
      user_id text not null references users (id) on delete cascade,
      ${growingIdOfAccount},
      secret_hash text not null,
      list_id ${integer},
      result_id ${integer},
      project_id ${integer},
      password_hash text,
      opens ${integer} not null default 0,
      created_at ${integer} not null,
      expires_at ${integer},
      is_frozen ${integer} not null default 0 check (is_frozen in (0, 1)),
      name text,
      description text,
      item_count text,
      count_is_exact ${integer} check (count_is_exact in (0, 1)),
      separator text,
      wrap text,
      changed_at ${integer},
      bytes ${integer} not null default 0,
      recipe text,
      content text,
      ${keyOfAccount},
      foreign key (user_id, list_id) references saved_lists (user_id, id) on delete cascade,
      foreign key (user_id, result_id) references saved_results (user_id, id) on delete cascade,
      foreign key (user_id, project_id) references projects (user_id, id) on delete cascade
    ) ${tableOptions}`,
    'create unique index shares_by_secret on shares (user_id, secret_hash)',
    'create index shares_by_list on shares (user_id, list_id)',
    'create index shares_by_result on shares (user_id, result_id)',
    'create index shares_by_project on shares (user_id, project_id)',
    'create index shares_by_expiry on shares (expires_at)',
  ],
}
