import {
  accounts,
  SIGN_IN_PATH,
  SIGN_IN_PROBLEMS,
  type SignInProblem,
  sessions,
  User,
} from '@wordloom/contract'
import { DATABASES } from '@wordloom/testing/database/database'
import { linkIdentity } from '@wordloom/testing/database/rows'
import { aMember, aNewcomer, PASSWORD } from '@wordloom/testing/identity-provider/member'
import { aProvider, type TestProvider } from '@wordloom/testing/identity-provider/process'
import { aSignedInBrowser, callbackOf, signInAs } from '@wordloom/testing/identity-provider/sign-in'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser, type Browser } from '@wordloom/testing/server/browser'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'

const ANN = { account: 'ann', email: 'Ann@Loom.example', firstName: 'Ann', lastName: 'Weaver' }

let provider: TestProvider
beforeAll(async () => {
  provider = await aProvider()
})
afterAll(() => provider.kill())

describe.each(DATABASES)('sign-in through the provider on %s', (kind) => {
  const aServer = () => anApp({ kind, settings: provider.settings })

  describe('for the first time', () => {
    it('creates a verified account without a password', async () => {
      await using app = await aServer()
      const browser = aBrowser(app)
      const { status, headers } = await signInAs(browser, { ...ANN, picture: 'https://img.example/ann.png' })
      expect([status, headers.location]).toEqual([303, '/'])
      expect(await userOf(browser)).toMatchObject({
        email: 'Ann@Loom.example',
        emailVerified: 1,
        firstName: 'Ann',
        lastName: 'Weaver',
        profileImageUrl: 'https://img.example/ann.png',
        isAdmin: false,
      })
      expect((await browser.call(accounts.details)).json()).toEqual({
        hasPassword: false,
        identityProviderLinkedAt: expect.any(String),
        pendingEmail: null,
      })
      expect(await actionsIn(app.database)).toEqual(['sign_up', 'sign_in'])
    })

    it('creates one account when several windows return at the same time', async () => {
      await using app = await aServer()
      const browsers = [aBrowser(app), aBrowser(app), aBrowser(app)]
      const ways = await Promise.all(browsers.map((browser) => callbackOf(browser, ANN)))
      await Promise.all(browsers.map((browser, at) => browser.send('GET', ways[at] ?? '')))
      const users = await Promise.all(browsers.map(userOf))
      expect(new Set(users.map(({ id }) => id)).size).toBe(1)
    })

    it('allows two sign-ins at the same time in one browser', async () => {
      await using app = await aServer()
      const browser = aBrowser(app)
      const [first, second] = [await callbackOf(browser, ANN), await callbackOf(browser, ANN)]
      expect((await browser.send('GET', first)).status).toBe(303)
      expect((await browser.send('GET', second)).status).toBe(303)
    })

    it("creates no account for an address that the provider hasn't verified", async () => {
      await using app = await aServer()
      const browser = aBrowser(app)
      const answer = await signInAs(browser, { ...ANN, isVerified: false })
      expectProblem(answer, 'unconfirmed')
      expect(await accountsOf(app.database, ANN.email)).toEqual([])
      await expectSignedOut(browser)
    })
  })

  describe('with a known identity', () => {
    it('D05 opens the same account even if the address at the provider has changed', async () => {
      await using app = await aServer()
      const { id } = await userOf(await aSignedInBrowser(app, ANN))
      const bob = await aMember(app, 'bob@loom.example')
      const again = await aSignedInBrowser(app, { ...ANN, email: 'bob@loom.example' })
      expect(await userOf(again)).toMatchObject({ id, email: 'Ann@Loom.example' })
      expect((await userOf(bob)).id).not.toBe(id)
    })

    it('opens it even if the provider no longer verifies the address', async () => {
      await using app = await aServer()
      const { id } = await userOf(await aSignedInBrowser(app, ANN))
      expect((await userOf(await aSignedInBrowser(app, { ...ANN, isVerified: false }))).id).toBe(id)
    })

    it("ends the browser's earlier session", async () => {
      await using app = await aServer()
      const browser = await aSignedInBrowser(app, ANN)
      const before = new Map(browser.cookies)
      await signInAs(browser, ANN)
      expect(browser.cookies.get('session')).not.toBe(before.get('session'))
      const old = aBrowser(app)
      for (const [name, value] of before) old.cookies.set(name, value)
      await expectSignedOut(old)
    })

    it('is refused for a suspended account', async () => {
      await using app = await aServer()
      await aSignedInBrowser(app, ANN)
      await app.database.kysely.updateTable('users').set({ is_suspended: 1 }).execute()
      const browser = aBrowser(app)
      expectProblem(await signInAs(browser, ANN), 'suspended')
      await expectSignedOut(browser)
    })

    it('says that the account was suspended meanwhile, once, only in its own browser, and before the provider', async () => {
      await using app = await aServer()
      const browser = await aSignedInBrowser(app, ANN)
      const other = aBrowser(app)
      other.cookies.set('session', browser.cookies.get('session') ?? '')
      await app.database.kysely.updateTable('users').set({ is_suspended: 1 }).execute()
      await app.database.kysely.deleteFrom('sessions').execute()
      const leadsTo = async (from: Browser) => (await from.send('GET', SIGN_IN_PATH)).headers['location']
      expect(await leadsTo(other)).toContain(provider.settings['OIDC_ISSUER'])
      expect(await leadsTo(browser)).toBe(SIGN_IN_PROBLEMS.suspended.path)
      expect(await leadsTo(browser)).toContain(provider.settings['OIDC_ISSUER'])
    })
  })

  describe('with the address of an existing account', () => {
    it('opens a verified account and keeps its password', async () => {
      await using app = await aServer()
      const member = await aMember(app, 'ann@loom.example')
      const browser = await aSignedInBrowser(app, ANN)
      expect(await userOf(browser)).toEqual(await userOf(member))
      const body = { email: 'ann@loom.example', password: PASSWORD }
      expect((await aBrowser(app).call(sessions.signIn, { body })).status).toBe(200)
      expect(await actionsIn(app.database)).toContain('identity_provider_linked')
    })

    it('opens no account that is linked to another identity of the same provider', async () => {
      await using app = await aServer()
      const owner = await aSignedInBrowser(app, ANN)
      const before = [await accountsOf(app.database, ANN.email), await linksIn(app.database)]
      const browser = aBrowser(app)
      expectProblem(await signInAs(browser, { ...ANN, account: 'another ann' }), 'connectedOtherwise')
      await expectSignedOut(browser)
      expect([await accountsOf(app.database, ANN.email), await linksIn(app.database)]).toEqual(before)
      expect((await owner.call(sessions.currentUser)).status).toBe(200)
    })

    it('opens an account that is linked to an identity of another provider', async () => {
      await using app = await aServer()
      const { id } = await userOf(await aMember(app, 'ann@loom.example'))
      await linkIdentity(app.database, id, { issuer: 'https://former.example' })
      expect(await userOf(await aSignedInBrowser(app, ANN))).toMatchObject({ id })
    })

    it("opens no account if the provider hasn't verified the address", async () => {
      await using app = await aServer()
      await aMember(app, 'ann@loom.example')
      const browser = aBrowser(app)
      expectProblem(await signInAs(browser, { ...ANN, isVerified: false }), 'unconfirmed')
      await expectSignedOut(browser)
      expect(await linksIn(app.database)).toEqual([])
    })

    it('neither opens nor hands over a suspended account', async () => {
      await using app = await aServer()
      for (const email_verified of [1, 0] as const) {
        const email = `ann-${email_verified}@loom.example`
        await aNewcomer(app, email)
        const change = { is_suspended: 1, email_verified } as const
        await app.database.kysely.updateTable('users').set(change).where('email', '=', email).execute()
        expectProblem(await signInAs(aBrowser(app), { account: email, email }), 'suspended')
        expect(await accountsOf(app.database, email)).toMatchObject([
          { email_verified, password_hash: expect.any(String) },
        ])
      }
      expect(await linksIn(app.database)).toEqual([])
    })

    it('D04 takes over an unverified account and ends every way its creator could sign in', async () => {
      await using app = await aServer()
      const stranger = await aNewcomer(app, 'ann@loom.example')
      const { id } = await userOf(stranger)
      await leaveTraps(app.database, id)

      const browser = await aSignedInBrowser(app, ANN)
      expect(await userOf(browser)).toMatchObject({ id, emailVerified: 1, firstName: 'Ann' })
      await expectSignedOut(stranger)
      const body = { email: 'ann@loom.example', password: PASSWORD }
      expect((await aBrowser(app).call(sessions.signIn, { body })).status).toBe(401)
      for (const table of ['tokens', 'outbox', 'identity_requests'] as const) {
        const rows = await app.database.kysely.selectFrom(table).select('user_id').execute()
        expect([table, rows]).toEqual([table, []])
      }
      expect(await linksIn(app.database)).toMatchObject([{ user_id: id, subject: 'ann' }])
      expect(await actionsIn(app.database)).toContain('taken_over')
    })
  })

  describe('D01 user who returns', () => {
    it.each<[string, (app: FastifyInstance, way: string, browser: Browser) => Promise<Browser>]>([
      ['in a browser that began no sign-in', async (app) => aBrowser(app)],
      [
        'in a browser that began another sign-in',
        async (app) => {
          const other = aBrowser(app)
          await callbackOf(other, ANN)
          return other
        },
      ],
      [
        'a second time',
        async (_app, way, browser) => {
          await browser.send('GET', way)
          for (const name of ['session', 'signed-in']) browser.cookies.delete(name)
          return browser
        },
      ],
    ])('%s is not signed in', async (_how, take) => {
      await using app = await aServer()
      const browser = aBrowser(app)
      const way = await callbackOf(browser, ANN)
      const back = await take(app, way, browser)
      expectProblem(await back.send('GET', way), 'incomplete')
      await expectSignedOut(back)
    })

    it('D01 after more than ten minutes is not signed in', async () => {
      await using app = await aServer()
      const browser = aBrowser(app)
      const way = await callbackOf(browser, ANN)
      await turnClock(app.database, 10 * 60_000)
      expectProblem(await browser.send('GET', way), 'incomplete')
    })

    it('after the clock was years ahead and has been corrected is not signed in', async () => {
      await using app = await aServer()
      const browser = aBrowser(app)
      const way = await callbackOf(browser, ANN)
      await turnClock(app.database, -3 * 365 * 24 * 60 * 60_000)
      expectProblem(await browser.send('GET', way), 'incomplete')
    })

    it('after nine minutes is signed in', async () => {
      await using app = await aServer()
      const browser = aBrowser(app)
      const way = await callbackOf(browser, ANN)
      await turnClock(app.database, 9 * 60_000)
      expect((await browser.send('GET', way)).status).toBe(303)
    })

    it('after canceling at the provider is not signed in', async () => {
      await using app = await aServer()
      const browser = aBrowser(app)
      expectProblem(await browser.send('GET', await callbackOf(browser, 'cancel')), 'incomplete')
    })

    it("D07 by someone else's link stays signed in to their own account, which isn't linked", async () => {
      await using app = await aServer()
      const victim = await aMember(app, 'victim@loom.example')
      const way = await callbackOf(aBrowser(app), { account: 'evil', email: 'evil@loom.example' })
      expectProblem(await victim.send('GET', way), 'incomplete')
      expect(await userOf(victim)).toMatchObject({ email: 'victim@loom.example' })
      expect(await linksIn(app.database)).toEqual([])
    })

    it('lands on the requested page if it is on this site', async () => {
      await using app = await aServer()
      for (const [query, page] of [
        ['?returnTo=/dashboard', '/dashboard'],
        ['?next=/projects/7%3Ftab=lists', '/projects/7?tab=lists'],
        ['?next=//evil.example', '/'],
        ['?next=/dashboard&next=//evil.example', '/'],
      ] as const) {
        expect((await signInAs(aBrowser(app), ANN, query)).headers.location).toBe(page)
      }
    })
  })

  it('D11 stores no secret in the database that would open an account', async () => {
    await using app = await aServer()
    const browser = aBrowser(app)
    const way = await callbackOf(browser, ANN)
    const secrets = [new URLSearchParams(way.split('?')[1]).get('state'), browser.cookies.get('sign-in')]
    const begun = await contentOf(app.database)
    await browser.send('GET', way)
    secrets.push(new URLSearchParams(way.split('?')[1]).get('code'), browser.cookies.get('session'))
    const ended = await contentOf(app.database)
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(20)
      expect(begun).not.toContain(secret)
      expect(ended).not.toContain(secret)
    }
    expect(await app.database.kysely.selectFrom('identity_requests').selectAll().execute()).toEqual([])
  })
})

function expectProblem(answer: { status: number; text: string }, problem: SignInProblem): void {
  const { status, message } = SIGN_IN_PROBLEMS[problem]
  expect([answer.status, answer.text]).toEqual([status, message])
}

async function expectSignedOut(browser: Browser): Promise<void> {
  expect((await browser.call(sessions.currentUser)).status).toBe(401)
}

async function userOf(browser: Browser): Promise<User> {
  const answer = await browser.call(sessions.currentUser)
  expect(answer.status).toBe(200)
  return User.parse(answer.json())
}

async function leaveTraps(database: Database, userId: string): Promise<void> {
  const { kysely, now } = database
  const mine = { user_id: userId, created_at: now }
  const link = { token_hash: 'h', purpose: 'email_change', email: 'evil@loom.example', outbox_id: 9 } as const
  await kysely
    .insertInto('tokens')
    .values({ ...mine, ...link, expires_at: 9e15 })
    .execute()
  const mail = { recipient: 'evil@loom.example', template: 'email-change', data: '{}', due_at: 9e15 }
  await kysely
    .insertInto('outbox')
    .values({ ...mine, ...mail })
    .execute()
  const request = { state_hash: 's', code_verifier: 'v', nonce: 'n', return_to: '/', expires_at: 9e15 }
  await kysely
    .insertInto('identity_requests')
    .values({ ...mine, ...request })
    .execute()
  const identity = { issuer: 'https://another.example', subject: 'evil', email: '' }
  await linkIdentity(database, userId, identity)
}

async function turnClock({ kysely }: Database, milliseconds: number): Promise<void> {
  await kysely
    .updateTable('identity_requests')
    .set((row) => ({ expires_at: row('expires_at', '-', milliseconds) }))
    .execute()
}

function accountsOf({ kysely }: Database, email: string) {
  return kysely.selectFrom('users').selectAll().where('email_key', '=', email.toLowerCase()).execute()
}

function linksIn({ kysely }: Database) {
  return kysely.selectFrom('accounts').selectAll().execute()
}

async function actionsIn({ kysely }: Database): Promise<string[]> {
  const rows = await kysely.selectFrom('audit_log').select('action').orderBy('id').execute()
  return rows.map(({ action }) => action).filter((action) => action !== 'made_administrator')
}

async function contentOf({ kysely }: Database): Promise<string> {
  const tables = ['users', 'sessions', 'accounts', 'identity_requests', 'audit_log', 'known_devices'] as const
  return JSON.stringify(
    await Promise.all(tables.map((table) => kysely.selectFrom(table).selectAll().execute())),
  )
}
