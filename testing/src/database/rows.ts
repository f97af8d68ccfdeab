import { randomUUIDv7 } from 'node:crypto'
import type { Database, Transaction } from '@wordloom/server/internal/database/database'

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

interface Link {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly created_at: number
}

export async function linkIdentity(
  { kysely, now }: Database,
  userId: string,
  link: Partial<Link> = {},
): Promise<void> {
  const { issuer = 'https://id.example', subject = userId, email = '', created_at = now } = link
  await kysely.insertInto('identity_owners').values({ issuer, subject, owner_id: userId }).execute()
  await kysely
    .insertInto('accounts')
    .values({ user_id: userId, issuer, subject, email, created_at })
    .execute()
}

export async function addPasskey({ kysely, now }: Database, userId: string): Promise<string> {
  const id = 'a-passkey'
  await kysely
    .insertInto('passkeys')
    .values({
      user_id: userId,
      id,
      name: 'Laptop',
      public_key: '',
      counter: 0,
      transports: '[]',
      created_at: now,
    })
    .execute()
  return id
}
