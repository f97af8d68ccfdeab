import { sql } from 'kysely'
import type { DatabaseSettings } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { aPlaceForADatabase, type DatabaseKind } from './a-database.ts'

export async function anEmptyPlace(
  kind: DatabaseKind,
): Promise<AsyncDisposable & { settings: DatabaseSettings }> {
  const place = await aPlaceForADatabase(kind)
  if (kind === 'sqlite') return place
  const database = await openDatabase(place.settings)
  await sql`drop schema public cascade`.execute(database.kysely)
  await sql`create schema public`.execute(database.kysely)
  await database.close()
  return place
}
