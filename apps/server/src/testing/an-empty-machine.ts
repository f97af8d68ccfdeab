import pg from 'pg'
import { aPlaceForADatabase, type DatabaseKind } from './a-database.ts'

/** An empty place to restore a database to. A PostgreSQL there has no tables. */
export async function anEmptyMachine(kind: DatabaseKind) {
  const place = await aPlaceForADatabase(kind)
  if (place.settings.url !== null) {
    const client = new pg.Client({ connectionString: place.settings.url.href })
    await client.connect()
    await client.query('drop schema public cascade; create schema public')
    await client.end()
  }
  return place
}
