import { randomUUIDv7 } from 'node:crypto'
import { toEmailKey } from '@wordloom/contract'
import { searchKeyOf } from '@wordloom/server/internal/database/accounts/search-key'
import type { Database } from '@wordloom/server/internal/database/database'
import { createLinkTokens, type Purpose } from '@wordloom/server/internal/features/accounts/email/link-tokens'
import { hashPassword } from '@wordloom/server/internal/features/passwords/argon2id'
import { createSessionStorage } from '@wordloom/server/internal/features/sessions/storage'
import type { Client } from '@wordloom/server/internal/ports/client'
import type { anApp } from '../server/app.ts'
import { aBrowser, type Browser } from '../server/browser.ts'
import { anAddress } from './address.ts'
import { PASSWORD } from './password.ts'

export type App = Awaited<ReturnType<typeof anApp>>

export { PASSWORD }

/** All users share one password, hashed once, because hashing takes a core for a while. */
const passwordHash = hashPassword(PASSWORD)

interface Traits {
  readonly email?: string
  readonly isVerified?: boolean
  readonly isAdmin?: boolean
  readonly hasPassword?: boolean
}

export interface Person {
  readonly id: string
  readonly email: string
  readonly browser: Browser
}

/** Writes to the database, because signing up is slow and rate limited. */
export async function aPerson(
  app: App,
  { email, isVerified = true, isAdmin = false, hasPassword = true }: Traits = {},
): Promise<Person> {
  const { kysely, now } = app.database
  const id = randomUUIDv7()
  const address = email ?? `${id.slice(-12)}@loom.example`
  const hash = hasPassword ? await passwordHash : null
  await kysely
    .insertInto('users')
    .values({
      id,
      email: address,
      email_key: toEmailKey(address),
      email_verified: isVerified ? 1 : 0,
      is_admin: isAdmin ? 1 : 0,
      password_hash: hash,
      search_key: searchKeyOf({ id, email: address, firstName: null, lastName: null }),
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { id, email: address, browser: await anotherBrowser(app, { id }) }
}

export function aClient(): Client {
  const address = anAddress()
  return { address, network: address, userAgent: 'curl/8', deviceToken: randomUUIDv7(), networkFactor: 1 }
}

export function startSession(database: Database, userId: string): Promise<string> {
  return database.transaction((transaction) =>
    createSessionStorage(database).start(transaction, userId, aClient()),
  )
}

export async function anotherBrowser(app: App, { id }: Pick<Person, 'id'>): Promise<Browser> {
  const browser = aBrowser(app, { address: anAddress() })
  browser.cookies.set('session', await startSession(app.database, id))
  return browser
}

export async function forgetAllBut({ kysely }: Database, { id }: Pick<Person, 'id'>): Promise<void> {
  await kysely.deleteFrom('users').where('id', '!=', id).execute()
}

export function suspend(database: Database, userId: string): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.updateTable('users').set({ is_suspended: 1 }).where('id', '=', userId).execute()
    await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute()
  })
}

let mails = 0

export async function aLink(
  database: Database,
  { id, email }: Pick<Person, 'id' | 'email'>,
  purpose: Purpose,
): Promise<string> {
  const order = { userId: id, purpose, email, outboxId: ++mails }
  const token = await database.transaction((transaction) =>
    createLinkTokens(database).issue(transaction, order),
  )
  if (token === null) throw new Error('That mail is not sent.')
  return token
}
