import type { Migration } from './migration.ts'

const LISTED = [
  'email_verified',
  'email_verification_sent_at',
  'is_suspended',
  'is_admin',
  'subscription_plan',
  'search_key',
]

export const paymentsAndAdministration: Migration = {
  version: 3,
  name: 'payments and administration',
  statements: ({ integer, growingId, tableOptions, keyedTableOptions, including, addedToOnly }) => [
    'alter table users add column stripe_customer_id text',
    `alter table users add column paid_until ${integer}`,
    `alter table users add column past_due_since ${integer}`,
    `alter table users add column subscription_asked ${integer} not null default 0`,
    `alter table users add column subscription_told ${integer} not null default 0`,
    `alter table users add column subscription_busy_until ${integer}`,
    `alter table users add column subscription_begun_at ${integer}`,
    `alter table users add column subscription_checked_at ${integer}`,
    "alter table users add column search_key text not null default ''",
    'create unique index users_by_customer on users (stripe_customer_id)',
    'create unique index users_by_subscription on users (stripe_subscription_id)',
    `create index users_to_check on users (subscription_checked_at)
      where stripe_subscription_id is not null or subscription_begun_at is not null`,
    `create index users_by_age on users (created_at, id${including(...LISTED)})`,
    'create index users_by_role on users (is_admin, id)',
    "create index users_without_search_key on users (id) where search_key = ''",

    'drop index audit_log_by_subject',
    'drop index audit_log_by_actor',
    'create index audit_log_by_subject on audit_log (subject_id, id)',
    'create index audit_log_by_actor on audit_log (actor_id, id)',
    'create index audit_log_by_action on audit_log (action, id)',
    ...addedToOnly('audit_log'),

    'alter table sessions add column impersonator_id text',
    'alter table sessions add column impersonator_hash text',
    'create index sessions_by_impersonator on sessions (impersonator_id)',

    `create table payments (
      user_id text not null references users (id) on delete cascade,
      id text not null,
      at ${integer} not null,
      amount ${integer} not null,
      refunded ${integer} not null default 0,
      currency text not null,
      status text not null,
      receipt_url text,
      primary key (user_id, id)
    ) ${keyedTableOptions}`,

    `create table payment_events (
      id text not null primary key,
      type text not null,
      received_at ${integer} not null
    ) ${keyedTableOptions}`,
    'create index payment_events_by_age on payment_events (received_at)',

    `create table payment_tasks (
      ${growingId},
      customer_id text not null,
      created_at ${integer} not null,
      due_at ${integer} not null,
      attempts ${integer} not null default 0,
      leased_until ${integer},
      last_error text
    ) ${tableOptions}`,
    'create index payment_tasks_by_due on payment_tasks (due_at)',

    `create table sandbox_subscriptions (
      user_id text not null references users (id) on delete cascade,
      id text not null,
      plan text not null,
      next_plan text,
      status text not null,
      client_secret text,
      period_end ${integer},
      ends_at_period_end ${integer} not null default 0 check (ends_at_period_end in (0, 1)),
      created_at ${integer} not null,
      primary key (user_id, id)
    ) ${keyedTableOptions}`,
    'create unique index sandbox_subscriptions_by_id on sandbox_subscriptions (id)',

    `create table sandbox_payments (
      user_id text not null references users (id) on delete cascade,
      id text not null,
      at ${integer} not null,
      amount ${integer} not null,
      primary key (user_id, id)
    ) ${keyedTableOptions}`,
  ],
}
