/** SQL that differs between the two databases. */
export interface Dialect {
  /** 64 bits. */
  readonly integer: string
  /** An id column that grows and never repeats an id. */
  readonly growingId: string
  /** The same, with ids unique only within an account: the column, and its key with `user_id`. */
  readonly growingIdOfAccount: string
  readonly keyOfAccount: string
  /** Goes behind the columns. */
  readonly tableOptions: string
  /** The same, for tables of small rows whose key doesn't grow. */
  readonly keyedTableOptions: string
  /**
   * Adds columns to an index, so that queries needn't read the row; empty where the index would get too wide.
   */
  including(...columns: readonly string[]): string
  /** Makes the table append-only. */
  addedToOnly(table: string): readonly string[]
}

export interface Migration {
  readonly version: number
  readonly name: string
  /** Run in order, all or none. */
  statements(dialect: Dialect): readonly string[]
}
