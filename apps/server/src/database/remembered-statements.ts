import type Sqlite from 'better-sqlite3'
import type { SqliteDatabase } from 'kysely'

/** More than the product has queries; those whose text differs each time push each other out. */
const MOST_STATEMENTS = 300

/** The database with its statements prepared once each: that takes longer than to run most of them. */
export function rememberStatements(database: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement<unknown[]>>()

  return {
    close: () => database.close(),
    prepare(text) {
      const known = statements.get(text)
      // One that is read row by row cannot run a second time meanwhile.
      if (known?.busy) return database.prepare(text)
      if (known !== undefined) return known
      const [oldest] = statements.keys()
      if (statements.size >= MOST_STATEMENTS && oldest !== undefined) statements.delete(oldest)
      const statement = database.prepare(text)
      statements.set(text, statement)
      return statement
    },
  }
}
