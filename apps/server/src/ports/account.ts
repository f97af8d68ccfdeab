import type { Transaction } from '../database/database.ts'

/** The account in which a request acts: the viewer's own, or that of a project's owner. */
export interface Account {
  readonly userId: string
  /** Null in the viewer's own account. */
  readonly guest: Guest | null
  /** Records what the owner changes in a project with people. Null for requests that change none. */
  readonly owner: Changes | null
}

interface Changes {
  /** Runs and records a change. */
  change<Result>(transaction: Transaction, work: () => Promise<Result>): Promise<Result>
}

/** @throws {RequestError} from `change`: `not_found` if the person or the item has left the project */
export interface Guest extends Changes {
  readonly id: string
  readonly projectId: number
}

interface Changing {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
}

/** A storage whose transactions record changes of projects, and check a guest's rights before they change anything. */
export function changingAs<Storage extends Changing>(storage: Storage, { guest, owner }: Account): Storage {
  const changes = guest ?? owner
  if (changes === null) return storage
  return {
    ...storage,
    transaction: (work: (transaction: Transaction) => Promise<unknown>) =>
      storage.transaction((transaction) => changes.change(transaction, () => work(transaction))),
  }
}
