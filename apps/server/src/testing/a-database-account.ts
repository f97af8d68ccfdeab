import { randomUUIDv7 } from 'node:crypto'
import type { Database, Transaction } from '../database/database.ts'

/** A user, with as little as a user can have. */
export async function addUser(
  { now }: Database,
  transaction: Transaction | Database['kysely'],
  id: string = randomUUIDv7(),
): Promise<string> {
  const email = `${id}@example.org`
  await transaction
    .insertInto('users')
    .values({ id, email, email_key: email, created_at: now, updated_at: now })
    .execute()
  return id
}

/** Of that user. Returns its id. */
export async function addFolder(
  { now }: Database,
  transaction: Transaction | Database['kysely'],
  userId: string,
): Promise<number> {
  const { id } = await transaction
    .insertInto('folders')
    .values({ user_id: userId, name: 'Shoes', color: 'blue', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
