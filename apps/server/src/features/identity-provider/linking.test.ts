import {
  ACCOUNT_FIELD_MESSAGES,
  ACCOUNT_MESSAGES,
  accounts,
  ErrorBody,
  identityProvider,
  SIGN_IN_PROBLEMS,
  sessions,
} from '@wordloom/contract'
import { DATABASES } from '@wordloom/testing/database/database'
import { aMember, aNewcomer, PASSWORD } from '@wordloom/testing/identity-provider/member'
import {
  aProvider,
  PUBLIC_URL,
  signInAt,
  type TestProvider,
} from '@wordloom/testing/identity-provider/process'
import { aSignedInBrowser } from '@wordloom/testing/identity-provider/sign-in'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser, type Browser } from '@wordloom/testing/server/browser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const EMAIL = 'ann@loom.example'
const ANN = { account: 'ann', email: 'ann.w@work.example' }

type App = Awaited<ReturnType<typeof anApp>>

let provider: TestProvider
beforeAll(async () => {
  provider = await aProvider()
})
afterAll(() => provider.kill())

describe.each(DATABASES)('identity linking on %s', (kind) => {
  const aServer = () => anApp({ kind, settings: provider.settings })

  it('lets the owner sign in either way', async () => {
    await using app = await aServer()
    const ann = await aMember(app, EMAIL)
    const back = await ann.send('GET', await wayToLink(ann))
    expect([back.status, back.headers.location]).toEqual([303, '/account'])
    expect((await ann.call(accounts.details)).json()).toMatchObject({
      hasPassword: true,
      identityProviderLinkedAt: expect.any(String),
    })
    const there = await aSignedInBrowser(app, ANN)
    expect((await there.call(sessions.currentUser)).json()).toMatchObject({ email: EMAIL })
  })

  it.each([
    ['another password', { currentPassword: 'not her password' }, ACCOUNT_MESSAGES.wrongPassword],
    ['no password', {}, ACCOUNT_FIELD_MESSAGES.passwordMissing],
  ])("doesn't begin with %s", async (_what, body, message) => {
    await using app = await aServer()
    const ann = await aMember(app, EMAIL)
    const answer = await ann.call(identityProvider.link, { body })
    expect([answer.status, messageOf(answer)]).toEqual([400, message])
    expect(await app.database.kysely.selectFrom('identity_requests').selectAll().execute()).toEqual([])
  })

  it("is refused while the address is unverified, because it may be someone else's", async () => {
    await using app = await aServer()
    const ann = await aNewcomer(app, EMAIL)
    const answer = await ann.call(identityProvider.link, { body: { currentPassword: PASSWORD } })
    expect([answer.status, messageOf(answer)]).toEqual([409, 'Please verify your email address first.'])
  })

  it('is refused if the account is linked already', async () => {
    await using app = await aServer()
    const ann = await aMember(app, EMAIL)
    await ann.send('GET', await wayToLink(ann))
    const answer = await ann.call(identityProvider.link, { body: { currentPassword: PASSWORD } })
    expect([answer.status, messageOf(answer)]).toEqual([409, 'Your account is already connected.'])
  })

  it('is refused for an identity that is linked to another account', async () => {
    await using app = await aServer()
    await aSignedInBrowser(app, ANN)
    const ann = await aMember(app, EMAIL)
    const answer = await ann.send('GET', await wayToLink(ann))
    const { status, message } = SIGN_IN_PROBLEMS.linkedElsewhere
    expect([answer.status, answer.text]).toEqual([status, message])
    expect((await ann.call(accounts.details)).json()).toMatchObject({ identityProviderLinkedAt: null })
  })

  it.each<[string, (app: App, ann: Browser) => Promise<Browser>]>([
    ['returns in another browser', async (app) => aBrowser(app)],
    [
      'has signed out in the meantime',
      async (_app, ann) => {
        await ann.send('GET', '/api/logout')
        return ann
      },
    ],
    [
      'has been replaced by another user',
      async (app, ann) => {
        const bob = await aMember(app, 'bob@loom.example')
        ann.cookies.set('session', bob.cookies.get('session') ?? '')
        return ann
      },
    ],
  ])('fails if its owner %s', async (_what, change) => {
    await using app = await aServer()
    const ann = await aMember(app, EMAIL)
    const way = await wayToLink(ann)
    const browser = await change(app, ann)
    expect((await browser.send('GET', way)).status).toBe(400)
    const links = await app.database.kysely.selectFrom('accounts').select('subject').execute()
    expect(links.filter(({ subject }) => subject === 'ann')).toEqual([])
  })

  it('can be undone by the owner', async () => {
    await using app = await aServer()
    const ann = await aMember(app, EMAIL)
    await ann.send('GET', await wayToLink(ann))
    expect((await ann.call(identityProvider.unlink)).status).toBe(204)
    expect((await ann.call(accounts.details)).json()).toMatchObject({ identityProviderLinkedAt: null })
    expect((await ann.call(identityProvider.unlink)).status).toBe(409)
    const recorded = await app.database.kysely.selectFrom('audit_log').select('action').execute()
    expect(recorded.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['identity_provider_linked', 'identity_provider_unlinked']),
    )
  })

  it("can't be undone in an account without a password", async () => {
    await using app = await aServer()
    const ann = await aSignedInBrowser(app, ANN)
    const answer = await ann.call(identityProvider.unlink)
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      'Please set a password first. Without one, you could no longer sign in.',
    ])
  })
})

describe('identity linking without a provider', () => {
  it('answers 404', async () => {
    await using app = await anApp()
    const ann = await aMember(app, EMAIL)
    expect((await ann.call(identityProvider.link, { body: {} })).status).toBe(404)
    expect((await ann.call(identityProvider.unlink)).status).toBe(404)
    expect((await ann.send('GET', '/api/auth/callback?code=c&state=s')).status).toBe(404)
  })
})

function messageOf(answer: { json: () => unknown }): string {
  return ErrorBody.parse(answer.json()).message
}

async function wayToLink(browser: Browser): Promise<string> {
  const answer = await browser.call(identityProvider.link, { body: { currentPassword: PASSWORD } })
  expect(answer.status).toBe(200)
  return (await signInAt(identityProvider.link.reply.parse(answer.json()).location, ANN)).slice(
    PUBLIC_URL.length,
  )
}
