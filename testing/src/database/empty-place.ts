import type { DatabaseSettings } from '@wordloom/server/internal/database/database'
import pg from 'pg'
import { aPlaceForADatabase, type DatabaseKind } from './database.ts'

export async function anEmptyPlace(
  kind: DatabaseKind,
): Promise<AsyncDisposable & { settings: DatabaseSettings }> {
  const place = await aPlaceForADatabase(kind)
  if (place.settings.url !== null) {
    const client = new pg.Client({ connectionString: place.settings.url.href })
    await client.connect()
    await client.query('drop schema public cascade; create schema public')
    await client.end()
  }
  return place
}
