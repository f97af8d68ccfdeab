import type { Migration } from './migration.ts'

export const customerAddress: Migration = {
  version: 4,
  name: 'customer address',
  statements: () => ['alter table users add column customer_email text'],
}
