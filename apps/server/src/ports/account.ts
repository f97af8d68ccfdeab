import type { Transaction } from '../database/database.ts'

/** The account in which a request acts: one's own, or the account of a project's owner. */
export interface Account {
  readonly userId: string
  /** Null in one's own account. */
  readonly guest: Guest | null
}

export interface Guest {
  readonly id: string
  readonly projectId: number
  /** Runs and records a change. @throws {RequestError} `not_found` if the person or the item has left the project */
  change<Result>(transaction: Transaction, work: () => Promise<Result>): Promise<Result>
}

interface Changing {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
}

/** A storage whose transactions check a guest's rights before they change anything. */
export function changingAs<Storage extends Changing>(storage: Storage, { guest }: Account): Storage {
  if (guest === null) return storage
  return {
    ...storage,
    transaction: (work: (transaction: Transaction) => Promise<unknown>) =>
      storage.transaction((transaction) => guest.change(transaction, () => work(transaction))),
  }
}
