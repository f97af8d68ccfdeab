/** What the two databases call the same thing. */
export interface Dialect {
  /** A whole number of 64 bits. */
  readonly integer: string
  /** The column of an id that grows, and none is given twice. */
  readonly growingId: string
  /** The same where the id is unique in an account only: the column, and the key it makes with `user_id`. */
  readonly growingIdOfAccount: string
  readonly keyOfAccount: string
  /** What follows the columns. */
  readonly tableOptions: string
  /** The same for tables of small rows whose key does not grow. */
  readonly keyedTableOptions: string
  /** Behind the columns of an index, what is read there without looking at the row; nothing where that makes it too wide. */
  including(...columns: readonly string[]): string
  /** Lets nobody change or delete what is in a table. */
  addedToOnly(table: string): readonly string[]
}

export interface Migration {
  readonly version: number
  readonly name: string
  /** Run one after the other, all or none. */
  statements(dialect: Dialect): readonly string[]
}
