import type { QueryExecutorProvider } from 'kysely'

export interface Dialect {
  readonly integer: string
  /** An id column that grows and never repeats an id. */
  readonly growingId: string
  readonly growingIdOfAccount: string
  readonly keyOfAccount: string
  /** For a table with at most one row for each row of another table, under the same account and id. */
  readonly idOfAnother: string
  /** The columns of its key, in the order in which an index has them. */
  readonly keyOfAnother: readonly ('user_id' | 'id')[]
  readonly tableOptions: string
  /** For tables of small rows whose key doesn't grow. */
  readonly keyedTableOptions: string
  /** Columns to add to an index, so that reads skip the row; empty if the index would get too wide. */
  including(...columns: readonly string[]): string
  addedToOnly(table: string): readonly string[]
}

export interface Migration {
  readonly version: number
  readonly name: string
  statements(dialect: Dialect): readonly string[]
  /** Runs after the statements, in their transaction, for values that SQL alone can't make. */
  fill?(transaction: QueryExecutorProvider): Promise<void>
  /** For data that is too large for one transaction. They run before the statements. */
  readonly batches?: Batches
}

/** A batch has its own transaction, so a program that was ended in between continues where it was. */
export interface Batches {
  bytesLeft(transaction: QueryExecutorProvider, dialect: Dialect): Promise<number>
  /** Returns the bytes of the batch, or null if nothing was left. */
  next(transaction: QueryExecutorProvider, dialect: Dialect): Promise<number | null>
}
