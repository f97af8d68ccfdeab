import type { User } from '@wordloom/contract'
import type { Transaction } from '../database/database.ts'

/** Times are milliseconds since 1970, and `now` is the database's clock. */
export interface Subscriber extends Pick<User, 'subscriptionPlan' | 'subscriptionStatus'> {
  readonly paidUntil: number | null
  readonly pastDueSince: number | null
  readonly now: number
}

export interface Charges {
  /** Stops all charges for the account. Call it in the transaction that deletes the account. */
  forget(transaction: Transaction, userId: string): Promise<void>
}
