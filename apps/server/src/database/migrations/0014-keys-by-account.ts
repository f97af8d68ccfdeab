import type { Migration } from './migration.ts'

/** Finds the oldest idempotency keys of one account. */
export const keysByAccount: Migration = {
  version: 14,
  name: 'idempotency keys by account',
  statements: () => ['create index idempotency_keys_by_account on idempotency_keys (user_id, created_at)'],
}
