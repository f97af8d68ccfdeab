import { accounts } from '@wordloom/contract'
import type { Database } from '@wordloom/server/internal/database/database'
import type { FastifyInstance } from 'fastify'
import { aBrowser, type Browser } from '../server/browser.ts'

export const PASSWORD = 'seven looms at dusk'

export async function aNewcomer(app: FastifyInstance, email: string): Promise<Browser> {
  const browser = aBrowser(app)
  const { status } = await browser.call(accounts.signUp, { body: { email, password: PASSWORD } })
  if (status !== 201) throw new Error(`Signing up was answered with ${status}.`)
  return browser
}

export async function aMember(
  app: FastifyInstance & { readonly database: Database },
  email: string,
): Promise<Browser> {
  const browser = await aNewcomer(app, email)
  const { kysely } = app.database
  await kysely.updateTable('users').set({ email_verified: 1 }).where('email', '=', email).execute()
  return browser
}
