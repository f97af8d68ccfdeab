import type { Transaction } from '../database/database.ts'

export type ItemKind = 'list' | 'result' | 'folder' | 'project'

export interface Addition {
  readonly kind: ItemKind
  readonly count: number
  /** Size of the new texts, or the growth of a changed text. */
  readonly bytes: number
  /** Restored items come from the trash, which already counts toward the limits. */
  readonly isRestored?: boolean
}

export interface Room {
  /**
   * Checks that the addition fits, and locks the account until the transaction ends.
   *
   * @throws {RequestError} plan_limit, account_full, storage_full, or unauthorized if the account
   * was suspended or deleted
   */
  claim(transaction: Transaction, userId: string, addition: Addition): Promise<void>
  columns(transaction: Transaction, userId: string): Promise<number>
}
