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

/** `lists` and `results` leave out what is in the trash; `items` and `bytes` are all that counts toward the limits. */
export interface ProjectSize {
  readonly lists: number
  readonly results: number
  readonly items: number
  readonly bytes: number
}

export interface Room {
  /** Locks the account until the transaction ends. @throws {RequestError} if the addition doesn't fit */
  claim(transaction: Transaction, userId: string, addition: Addition): Promise<void>
  /** Locks the account that gets a project. @throws {RequestError} if the project doesn't fit */
  claimProject(transaction: Transaction, userId: string, project: ProjectSize): Promise<void>
  /** Locks the account, then asks for the size. Copies count apart. @throws {RequestError} if it doesn't fit */
  claimCopy(transaction: Transaction, userId: string, bytesOf: () => Promise<number>): Promise<void>
  columns(transaction: Transaction, userId: string): Promise<number>
}
