import type { Kysely, Transaction as KyselyTransaction, RawBuilder } from 'kysely'
import type { Activity } from './activity.ts'
import type { Tables } from './schema.ts'

/** What belongs together takes it as its first argument. */
export type Transaction = KyselyTransaction<Tables>

export interface Database {
  /** For a single statement. What runs inside a transaction asks the transaction, and is refused here. */
  readonly kysely: Kysely<Tables>
  readonly kind: 'sqlite' | 'postgres'
  /** SQL for now by the database's clock: milliseconds since 1970 UTC. */
  readonly now: RawBuilder<number>
  /**
   * All of it or nothing. `work` may run again from its start when the database found two transactions in each
   * other's way, so it has no effect beyond the database; and as SQLite runs one at a time, it waits for nothing
   * but the database.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** Whether it answers, however busy it is kept. */
  isThere(): Promise<boolean>
  /**
   * Until all that can be read now has reached the disk. Whoever writes waits for that anyway; this is for who acknowledges
   * something because of a row that somebody else has just written.
   */
  untilKept(): Promise<void>
  /** Whether there is room for so much more, as far as can be told beforehand; without it, nothing is to be added. */
  hasRoom(bytes: number): boolean
  /** Runs `work` when the transaction has been committed, and never when it is not. */
  afterCommit(transaction: Transaction, work: () => void): void
  /** How busy this process keeps it. */
  readonly activity: Pick<Activity, 'watch' | 'connections'>
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** Where the embedded database is kept. Made when it is not there. */
  readonly dataFolder: string
  /** A PostgreSQL to use in its stead: `postgres://…`. */
  readonly url: URL | null
  readonly log: DatabaseLog
}

export interface DatabaseLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
  /** Said just before the process ends. */
  fatal(details: object, message: string): void
}

/** The database cannot be used; the message is one line for the operator: what is wrong and what to do. */
export class DatabaseStartError extends Error {
  override readonly name: string = 'DatabaseStartError'
}

/** Another process has it for itself. */
export class DatabaseInUseError extends DatabaseStartError {
  override readonly name = 'DatabaseInUseError'
}
