import type Sqlite from 'better-sqlite3'
import type { SqliteDatabase } from 'kysely'

/** More than the app has queries. */
const MOST_STATEMENTS = 300

/** Prepares each statement once, because preparing takes longer than running most of them. */
export function rememberStatements(database: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement<unknown[]>>()

  return {
    close: () => database.close(),
    prepare(text) {
      const known = statements.get(text)
      // A statement that is being read row by row can't run a second time meanwhile.
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
