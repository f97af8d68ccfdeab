import { randomUUIDv7 } from 'node:crypto'
import { toEmailKey } from '@wordloom/contract'
import type { Database } from '@wordloom/server/internal/database/database'
import type { Mail } from '@wordloom/server/internal/ports/mail'

export async function anAccount(database: Database, email = 'ann@example.org'): Promise<string> {
  const id = randomUUIDv7()
  const { now } = database
  await database.kysely
    .insertInto('users')
    .values({ id, email, email_key: toEmailKey(email), created_at: now, updated_at: now })
    .execute()
  return id
}

export function aNotice(recipient = 'ann@example.org'): Mail {
  return { template: 'password-changed', recipient }
}
