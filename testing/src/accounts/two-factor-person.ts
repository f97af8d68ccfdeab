import { secondFactors, sessions } from '@wordloom/contract'
import { createAppSecret } from '@wordloom/server/internal/features/second-factors/app-codes'
import { createPasskeyStorage } from '@wordloom/server/internal/features/second-factors/passkeys/passkey-storage'
import { toUserHandle } from '@wordloom/server/internal/features/second-factors/passkeys/user-handle'
import {
  createChallenge,
  readRegistration,
  toCreationOptions,
} from '@wordloom/server/internal/features/second-factors/passkeys/web-authn'
import { Secret, TOTP } from 'otpauth'
import { aBrowser, type Browser } from '../server/browser.ts'
import { anAddress } from './address.ts'
import { anAuthenticator, PAGE } from './authenticator.ts'
import { type App, aPerson, PASSWORD, type Person } from './person.ts'

const STEP_MS = 30_000

export interface TwoFactorPerson extends Person {
  /** Setup uses up the current code. The next one is accepted already, and when its time comes. */
  codeIn(steps: number): string
}

export async function withApp(
  person: Person,
): Promise<TwoFactorPerson & { readonly recoveryCodes: readonly string[] }> {
  const { browser } = person
  const begun = await browser.call(secondFactors.beginApp, { body: { currentPassword: PASSWORD } })
  const { secret } = begun.reply()
  const codeIn = (steps: number) => codeOf(secret, steps)
  const confirmed = await browser.call(secondFactors.confirmApp, { body: { code: codeIn(0) } })
  return { ...person, recoveryCodes: confirmed.reply().recoveryCodes ?? [], codeIn }
}

export async function aTwoFactorPerson(
  app: App,
  traits: Parameters<typeof aPerson>[1] = {},
): Promise<TwoFactorPerson> {
  const person = await aPerson(app, traits)
  const { kysely, now } = app.database
  const secret = createAppSecret()
  await kysely
    .insertInto('authenticator_apps')
    .values({
      user_id: person.id,
      secret,
      created_at: now,
      confirmed_at: now,
      last_step: Math.floor(Date.now() / STEP_MS),
    })
    .execute()
  await confirmSessions(app, person)
  return { ...person, codeIn: (steps) => codeOf(secret, steps) }
}

export async function confirmSessions({ database }: App, { id }: Pick<Person, 'id'>): Promise<void> {
  const { kysely, now } = database
  await kysely.updateTable('sessions').set({ second_factor_at: now }).where('user_id', '=', id).execute()
}

export async function aPasskeyHolder(
  app: App,
  {
    authenticator = anAuthenticator(),
    ...traits
  }: NonNullable<Parameters<typeof aPerson>[1]> & {
    readonly authenticator?: ReturnType<typeof anAuthenticator>
  } = {},
) {
  const person = await aPerson(app, traits)
  const challenge = createChallenge()
  const party = { id: new URL(PAGE).hostname, origins: [PAGE] }
  const user = { handle: toUserHandle(person.id), email: person.email, name: person.email }
  const options = await toCreationOptions(party, user, challenge, [])
  const passkey = await readRegistration(authenticator.create(options), challenge, party)
  if (passkey === null) throw new Error('The authenticator was not believed.')
  const storage = createPasskeyStorage(app.database)
  await app.database.transaction((transaction) => storage.add(transaction, person.id, 'Laptop', passkey))
  await confirmSessions(app, person)
  return { ...person, authenticator }
}

function codeOf(secret: string, steps: number): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: Date.now() + steps * STEP_MS })
}

export async function addPasskey(
  { browser }: Pick<Person, 'browser'>,
  authenticator = anAuthenticator(),
  name = 'Laptop',
) {
  const asked = await browser.call(secondFactors.beginPasskey, { body: { currentPassword: PASSWORD } })
  const response = authenticator.create(asked.reply().options)
  const added = await browser.call(secondFactors.addPasskey, { body: { name, response } })
  return { authenticator, ...added.reply() }
}

export async function forgetUsedCodes({ database }: App, { id }: Pick<Person, 'id'>): Promise<void> {
  await database.kysely
    .updateTable('authenticator_apps')
    .set({ last_step: null })
    .where('user_id', '=', id)
    .execute()
}

export async function aWaitingBrowser(app: App, { email }: Pick<Person, 'email'>) {
  const browser = aBrowser(app, { address: anAddress() })
  const answer = await browser.call(sessions.signIn, { body: { email, password: PASSWORD } })
  const reply = answer.reply()
  if (!('secondStep' in reply)) throw new Error('The password was enough.')
  return { browser, step: reply.secondStep }
}

export function enterCode(browser: Browser, code: string) {
  return browser.call(secondFactors.prove, { body: { factor: 'app', code } })
}

export function enterRecoveryCode(browser: Browser, code: string) {
  return browser.call(secondFactors.prove, { body: { factor: 'recovery_code', code } })
}
