import type { Migration } from './migration.ts'

/** Which address the payment provider knows of a customer: it follows that of the account. */
export const customerAddress: Migration = {
  version: 4,
  name: 'customer address',
  statements: () => ['alter table users add column customer_email text'],
}
