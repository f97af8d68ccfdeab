import type { Database, Transaction } from '@wordloom/server/internal/database/database'
import { SMALL_BYTES } from '@wordloom/server/internal/memory/held-memory'

interface Statement {
  /** The turn of the event loop in which its result came. */
  readonly turn: number
  readonly rows: number
  /** Bytes of texts in its result. */
  readonly bytes: number
}

export interface Watched {
  readonly statements: readonly Statement[]
  /** In how many turns the statements ran. */
  turns(): number
  rows(): number
  /** In how many turns a large text came. */
  largeTexts(): number
  stop(): void
}

/** Notes each statement inside the transactions of the database, until it's stopped. */
export function watchStatements(database: Database): Watched {
  const statements: Statement[] = []
  const { transaction: begin } = database
  let turn = 0
  let next = setImmediate(function count() {
    turn++
    next = setImmediate(count)
  })
  const note = (rows: readonly object[]) =>
    statements.push({ turn, rows: rows.length, bytes: rows.reduce((sum, row) => sum + bytesOf(row), 0) })
  Object.assign(database, {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
      begin((transaction) =>
        work(
          transaction.withPlugin({
            transformQuery: ({ node }) => node,
            transformResult: async ({ result }) => {
              note(result.rows as readonly object[])
              return result
            },
          }) as Transaction,
        ),
      ),
  })
  return {
    statements,
    turns: () => new Set(statements.map((statement) => statement.turn)).size,
    rows: () => statements.reduce((sum, { rows }) => sum + rows, 0),
    largeTexts: () => {
      const large = statements.filter(({ bytes }) => bytes > SMALL_BYTES).map((each) => each.turn)
      return new Set(large).size
    },
    stop() {
      clearImmediate(next)
      Object.assign(database, { transaction: begin })
    },
  }
}

function bytesOf(row: object): number {
  return Object.values(row).reduce(
    (sum: number, value: unknown) =>
      sum + (typeof value === 'string' || value instanceof Uint8Array ? value.length : 0),
    0,
  )
}
