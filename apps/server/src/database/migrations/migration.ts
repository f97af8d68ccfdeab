import type { QueryExecutorProvider } from 'kysely'

export interface Dialect {
  readonly integer: string
  /** An id column that grows and never repeats an id. */
  readonly growingId: string
  readonly growingIdOfAccount: string
  readonly keyOfAccount: string
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
}
