import type { PostgresPool } from 'kysely'

/** Checks on its own connection whether the database answers, because all others may be busy. */
export interface Lookout {
  isThere(): Promise<boolean>
  close(): Promise<void>
}

export function createLookout(pool: PostgresPool): Lookout {
  let closing: Promise<void> | null = null
  return {
    async isThere() {
      try {
        const connection = await pool.connect()
        try {
          await connection.query('select 1', [])
          return true
        } finally {
          connection.release()
        }
      } catch {
        return false
      }
    },
    close() {
      closing ??= pool.end()
      return closing
    },
  }
}
