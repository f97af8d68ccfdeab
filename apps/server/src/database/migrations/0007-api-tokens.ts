import type { Migration } from './migration.ts'

export const apiTokens: Migration = {
  version: 7,
  name: 'API tokens',
  statements: ({ integer, keyedTableOptions }) => [
    `create table api_tokens (
      user_id text not null references users (id) on delete cascade,
      token_hash text not null,
      name text not null,
      scope text not null check (scope in ('read', 'write')),
      created_at ${integer} not null,
      expires_at ${integer} not null,
      last_used_at ${integer},
      primary key (user_id, token_hash)
    ) ${keyedTableOptions}`,
    'create index api_tokens_by_expiry on api_tokens (expires_at)',
  ],
}
