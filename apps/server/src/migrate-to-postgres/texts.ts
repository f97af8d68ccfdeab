import { toText } from './digest.ts'
import type { MovedTable } from './move.ts'

export const MOVE_USAGE = `Moves everything from the embedded database to a PostgreSQL, by the same settings as the server, which must not be running.

  DATABASE_URL=postgres://user:password@host/wordloom npm run migrate:to-postgres

It reads DATA_DIR and leaves it as it is. The PostgreSQL has to be empty. Everything is moved in one transaction, or nothing: each table is
compared with what was read, row by row, before it is kept. People stay signed in, and every id stays what it is. Exit codes: 0 done,
1 failed, 2 not understood.
`

export const MOVE_TEXTS = {
  noOptions: (given: string) => `'${given}' is one too many.`,
  noTarget: 'Set DATABASE_URL to the PostgreSQL to move to: postgres://user:password@host/database.',
  table: ({ name, digest }: MovedTable) =>
    `${name.padEnd(24)}${String(digest.rows).padStart(10)} rows  the same on both sides, ${toText(digest)}`,
  done: (tables: readonly MovedTable[], file: string) =>
    [
      `Moved: ${tables.reduce((sum, { digest }) => sum + digest.rows, 0)} rows of ${tables.length} tables.`,
      `Start the server with DATABASE_URL from now on. ${file} is as it was: without DATABASE_URL, a server would go on with that.`,
    ].join('\n'),
} as const
