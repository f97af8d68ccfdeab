import type { Database } from '../database/database.ts'
import type { Tables } from '../database/schema.ts'

/** Change with every request, refused ones too. */
const RESTLESS = ['rate_limits', 'audit_log']

/** All that is stored of people, to be compared: what was refused has changed nothing. */
export async function snapshotOf({ kysely }: Database): Promise<Record<string, readonly string[]>> {
  const tables = (await kysely.introspection.getTables())
    .map(({ name }) => name as keyof Tables)
    .filter((name) => !RESTLESS.includes(name))
  const entries = tables.map(async (name) => {
    const rows = await kysely.selectFrom(name).selectAll().execute()
    return [name, rows.map(toLine).toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

function toLine(row: object): string {
  return JSON.stringify({ ...row, last_seen_at: undefined })
}
