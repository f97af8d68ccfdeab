import pg from 'pg'
import { aPlaceForADatabase, type DatabaseKind } from './a-database.ts'

/** Where a database can be restored: nothing is there, of a PostgreSQL not one table. */
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
