import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** Characters from which on it tells. */
const LARGE = 256 * 1024

/** A text, or the bytes of one in UTF-8, as a query takes it by `asText`. */
export type Written = string | Uint8Array

/**
 * Writes a text that may be large. A database takes bytes in half of the time, and making them has a turn of its own. PostgreSQL has
 * short ones as bytes, too: its query is always the same.
 */
export async function writeLarge<Given extends Written | null, Result>(
  { kind }: Pick<Database, 'kind'>,
  text: Given,
  write: (text: Written | Given) => Promise<Result>,
): Promise<Result> {
  if (typeof text !== 'string') return write(text)
  if (text.length < LARGE) return write(kind === 'sqlite' ? text : Buffer.from(text))
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
export function asText({ kind }: Pick<Database, 'kind'>, written: Written): RawBuilder<string> {
  return kind === 'sqlite' ? sql`cast(${written} as text)` : sql`convert_from(${written}, 'UTF8')`
}
