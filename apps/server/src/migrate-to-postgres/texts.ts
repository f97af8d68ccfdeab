import { toText } from './digest.ts'
import type { MovedTable } from './move.ts'

export const MOVE_USAGE = `Moves all data from the embedded database to PostgreSQL. It uses the settings of the server, which must not be running.

  DATABASE_URL=postgres://user:password@host/wordloom npm run migrate:to-postgres

The command reads DATA_DIR and doesn't change it. The PostgreSQL database must be empty. One transaction moves everything or nothing: before it
commits, the command compares each row with what it read. People stay signed in, and all IDs stay the same. Exit codes: 0 done, 1 failed,
2 wrong usage.
`

export const MOVE_TEXTS = {
  noOptions: (given: string) => `'${given}' is one argument too many.`,
  noTarget: 'Set DATABASE_URL to the PostgreSQL database to move to: postgres://user:password@host/database.',
  table: ({ name, digest }: MovedTable) =>
    `${name.padEnd(24)}${String(digest.rows).padStart(10)} rows  identical on both sides, ${toText(digest)}`,
  done: (tables: readonly MovedTable[], file: string) =>
    [
      `Moved: ${tables.reduce((sum, { digest }) => sum + digest.rows, 0)} rows of ${tables.length} tables.`,
      `From now on, start the server with DATABASE_URL. ${file} is unchanged: without DATABASE_URL, a server would use it again.`,
    ].join('\n'),
} as const
