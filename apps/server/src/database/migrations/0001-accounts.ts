import type { Migration } from './migration.ts'

const PURGED = ['folders', 'projects', 'saved_lists', 'saved_results']

/**
 * Tables of a user have `user_id` first in their keys, and foreign keys include it: no row can point into
 * another account, and an account is one range of each index. Columns that can be large come last, because
 * SQLite reads through them to reach the columns behind.
 */
export const accounts: Migration = {
  version: 1,
  name: 'accounts',
  statements: ({ integer, growingId, growingIdOfAccount, keyOfAccount, tableOptions, keyedTableOptions }) => [
    `create table users (
      id text not null primary key,
      email text not null,
      email_key text not null unique,
      email_verified ${integer} not null default 0 check (email_verified in (0, 1)),
      email_verification_sent_at ${integer},
      first_name text,
      last_name text,
      password_hash text,
      is_admin ${integer} not null default 0 check (is_admin in (0, 1)),
      is_suspended ${integer} not null default 0 check (is_suspended in (0, 1)),
      subscription_plan text not null default 'free',
      subscription_status text not null default 'free',
      stripe_subscription_id text,
      profile_image_url text,
      created_at ${integer} not null,
      updated_at ${integer} not null
    ) ${keyedTableOptions}`,

    `create table sessions (
      user_id text not null references users (id) on delete cascade,
      token_hash text not null,
      created_at ${integer} not null,
      last_seen_at ${integer} not null,
      expires_at ${integer} not null,
      authenticated_at ${integer} not null,
      user_agent text not null,
      address text not null,
      primary key (user_id, token_hash)
    ) ${keyedTableOptions}`,
    'create index sessions_by_expiry on sessions (expires_at)',

    `create table accounts (
      user_id text not null references users (id) on delete cascade,
      issuer text not null,
      subject text not null,
      email text not null,
      created_at ${integer} not null,
      primary key (user_id, issuer, subject),
      unique (issuer, subject)
    ) ${keyedTableOptions}`,

    `create table tokens (
      user_id text not null references users (id) on delete cascade,
      token_hash text not null,
      purpose text not null,
      email text not null,
      outbox_id ${integer} not null,
      created_at ${integer} not null,
      expires_at ${integer} not null,
      primary key (user_id, token_hash)
    ) ${keyedTableOptions}`,
    'create index tokens_by_purpose on tokens (user_id, purpose)',
    'create index tokens_by_expiry on tokens (expires_at)',

    `create table known_devices (
      user_id text not null references users (id) on delete cascade,
      device_hash text not null,
      last_seen_at ${integer} not null,
      primary key (user_id, device_hash)
    ) ${keyedTableOptions}`,

    `create table outbox (
      ${growingId},
      recipient text not null,
      template text not null,
      data text not null,
      user_id text,
      created_at ${integer} not null,
      due_at ${integer} not null,
      attempts ${integer} not null default 0,
      leased_until ${integer},
      lease text,
      failed_at ${integer},
      last_error text
    ) ${tableOptions}`,
    'create index outbox_by_due on outbox (failed_at, due_at)',
    'create index outbox_by_recipient on outbox (recipient, id)',

    `create table rate_limits (
      key text not null primary key,
      count ${integer} not null,
      resets_at ${integer} not null
    ) ${keyedTableOptions}`,
    'create index rate_limits_by_reset on rate_limits (resets_at)',

    `create table audit_log (
      ${growingId},
      at ${integer} not null,
      action text not null,
      actor_id text,
      subject_id text,
      address text,
      details text not null
    ) ${tableOptions}`,
    'create index audit_log_by_subject on audit_log (subject_id)',
    'create index audit_log_by_actor on audit_log (actor_id)',

    `create table identity_requests (
      state_hash text not null primary key,
      user_id text references users (id) on delete cascade,
      code_verifier text not null,
      nonce text not null,
      return_to text not null,
      expires_at ${integer} not null,
      created_at ${integer} not null
    ) ${keyedTableOptions}`,
    'create index identity_requests_by_user on identity_requests (user_id)',
    'create index identity_requests_by_expiry on identity_requests (expires_at)',

    `create table folders (
      user_id text not null references users (id) on delete cascade,
      ${growingIdOfAccount},
      name text not null,
      color text not null,
      created_at ${integer} not null,
      updated_at ${integer} not null,
      deleted_at ${integer},
      ${keyOfAccount}
    ) ${tableOptions}`,

    `create table projects (
      user_id text not null references users (id) on delete cascade,
      ${growingIdOfAccount},
      name text not null,
      description text,
      created_at ${integer} not null,
      updated_at ${integer} not null,
      deleted_at ${integer},
      state text not null,
      ${keyOfAccount}
    ) ${tableOptions}`,

    `create table saved_lists (
      user_id text not null references users (id) on delete cascade,
      ${growingIdOfAccount},
      folder_id ${integer},
      project_id ${integer},
      name text not null,
      word_count ${integer} not null,
      preview text not null,
      version ${integer} not null default 1,
      created_at ${integer} not null,
      updated_at ${integer} not null,
      deleted_at ${integer},
      words text not null,
      ${keyOfAccount},
      foreign key (user_id, folder_id) references folders (user_id, id),
      foreign key (user_id, project_id) references projects (user_id, id)
    ) ${tableOptions}`,
    'create index saved_lists_by_folder on saved_lists (user_id, folder_id)',
    'create index saved_lists_by_project on saved_lists (user_id, project_id)',

    `create table saved_results (
      user_id text not null references users (id) on delete cascade,
      ${growingIdOfAccount},
      project_id ${integer},
      name text not null,
      description text,
      combination_count text not null,
      preview text not null,
      separator text not null,
      wrap text not null,
      version ${integer} not null default 1,
      created_at ${integer} not null,
      updated_at ${integer} not null,
      deleted_at ${integer},
      recipe text,
      combinations text,
      ${keyOfAccount},
      foreign key (user_id, project_id) references projects (user_id, id)
    ) ${tableOptions}`,
    'create index saved_results_by_project on saved_results (user_id, project_id)',

    ...PURGED.map(
      (table) => `create index ${table}_deleted on ${table} (deleted_at) where deleted_at is not null`,
    ),
  ],
}
