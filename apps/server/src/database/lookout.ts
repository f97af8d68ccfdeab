import type { PostgresPool } from 'kysely'

/** Asks whether the database answers, by a connection that it has for itself: those for work may all be busy. */
export interface Lookout {
  isThere(): Promise<boolean>
  close(): Promise<void>
}

/** @param pool of one connection */
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
