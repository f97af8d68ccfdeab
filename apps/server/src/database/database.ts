import type { Kysely, Transaction as KyselyTransaction, RawBuilder } from 'kysely'
import type { Activity } from './activity.ts'
import type { Tables } from './schema.ts'

export type Transaction = KyselyTransaction<Tables>

export interface Database {
  /** Runs single statements. Code inside a transaction must use the transaction, and is refused here. */
  readonly kysely: Kysely<Tables>
  readonly kind: 'sqlite' | 'postgres'
  /** SQL for the database's current time, in milliseconds since 1970 UTC. */
  readonly now: RawBuilder<number>
  /** All of `work` or nothing. A conflict runs it again, so it must have no effect outside the database. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  isThere(): Promise<boolean>
  /** Resolves when all that can be read now is on the disk. Writers wait for that anyway. */
  untilKept(): Promise<void>
  /** Estimates whether the disk has room for that many more bytes. If it hasn't, add nothing. */
  hasRoom(bytes: number): boolean
  afterCommit(transaction: Transaction, work: () => void): void
  readonly activity: Pick<Activity, 'watch' | 'connections'>
  close(): Promise<void>
}

export interface DatabaseSettings {
  readonly dataFolder: string
  readonly url: URL | null
  readonly log: DatabaseLog
}

export interface DatabaseLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
  fatal(details: object, message: string): void
}

export class DatabaseStartError extends Error {
  override readonly name: string = 'DatabaseStartError'
}

export class DatabaseInUseError extends DatabaseStartError {
  override readonly name = 'DatabaseInUseError'
}
