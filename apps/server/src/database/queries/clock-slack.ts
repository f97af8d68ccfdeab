import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'

/** Correcting a clock moves it by less than this, unless the clock was completely wrong. */
export const CLOCK_SLACK_MS = 24 * 60 * 60 * 1000

/** A later expiry was set while the clock was ahead, and no longer counts. */
export function latestEnd({ now }: Pick<Database, 'now'>, lifeMs: number): RawBuilder<number> {
  return sql<number>`${now} + ${lifeMs + CLOCK_SLACK_MS}`
}
