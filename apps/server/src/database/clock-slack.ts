import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** Clocks that are set right move by less, but for those that were altogether wrong. */
export const CLOCK_SLACK_MS = 24 * 60 * 60 * 1000

/** What lives for so long ends by then: what ends later was begun while the clock was ahead, and counts no more. */
export function latestEnd({ now }: Pick<Database, 'now'>, lifeMs: number): RawBuilder<number> {
  return sql<number>`${now} + ${lifeMs + CLOCK_SLACK_MS}`
}
