import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** Characters from which on it tells. */
const LARGE = 256 * 1024

/** A text as a query takes it, by `asText`. */
export type Written = string | Buffer

/** Writes a text that may be large: SQLite takes bytes in half of the time, and making them has a turn of its own. */
export async function writeLarge<Text extends string | null, Result>(
  { kind }: Pick<Database, 'kind'>,
  text: Text,
  write: (text: Written | Text) => Promise<Result>,
): Promise<Result> {
  if (kind !== 'sqlite' || text === null || text.length < LARGE) return write(text)
  const bytes = Buffer.from(text)
  await nextTurn()
  try {
    return await write(bytes)
  } finally {
    // Several of them would be there until they are collected.
    bytes.buffer.transfer(0)
  }
}

/** The text again. */
export function asText(written: Written): RawBuilder<string> {
  return sql`cast(${written} as text)`
}
