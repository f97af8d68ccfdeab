import type { Migration } from './migration.ts'

/** The email that the payment provider has for the customer. It follows the account's email. */
export const customerAddress: Migration = {
  version: 4,
  name: 'customer address',
  statements: () => ['alter table users add column customer_email text'],
}
