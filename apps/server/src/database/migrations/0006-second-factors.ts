import type { Migration } from './migration.ts'

export const secondFactors: Migration = {
  version: 6,
  name: 'second factors',
  statements: ({ integer, keyedTableOptions }) => [
    `alter table sessions add column second_factor_at ${integer}`,

    `create table authenticator_apps (
      user_id text not null primary key references users (id) on delete cascade,
      secret text not null,
      created_at ${integer} not null,
      confirmed_at ${integer},
      last_step ${integer}
    ) ${keyedTableOptions}`,

    `create table passkeys (
      user_id text not null references users (id) on delete cascade,
      id text not null,
      name text not null,
      public_key text not null,
      counter ${integer} not null,
      transports text not null,
      created_at ${integer} not null,
      last_used_at ${integer},
      primary key (user_id, id)
    ) ${keyedTableOptions}`,

    `create table passkey_setups (
      user_id text not null primary key references users (id) on delete cascade,
      challenge text not null,
      expires_at ${integer} not null
    ) ${keyedTableOptions}`,

    `create table recovery_codes (
      user_id text not null references users (id) on delete cascade,
      code_hash text not null,
      salt text not null,
      created_at ${integer} not null,
      primary key (user_id, code_hash)
    ) ${keyedTableOptions}`,

    `create table second_steps (
      user_id text not null references users (id) on delete cascade,
      token_hash text not null,
      challenge text not null,
      attempts ${integer} not null default 0,
      created_at ${integer} not null,
      expires_at ${integer} not null,
      primary key (user_id, token_hash)
    ) ${keyedTableOptions}`,
    'create index second_steps_by_expiry on second_steps (expires_at)',

    `create table passkey_challenges (
      challenge text not null primary key,
      expires_at ${integer} not null
    ) ${keyedTableOptions}`,
    'create index passkey_challenges_by_expiry on passkey_challenges (expires_at)',
  ],
}
