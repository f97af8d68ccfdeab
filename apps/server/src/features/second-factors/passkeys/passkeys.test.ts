import {
  MAX_PASSKEYS,
  RATE_LIMITS,
  SECOND_FACTOR_MESSAGES,
  secondFactors,
  sessions,
} from '@wordloom/contract'
import { anAddress } from '@wordloom/testing/accounts/address'
import { anAuthenticator } from '@wordloom/testing/accounts/authenticator'
import { type App, aPerson, PASSWORD, suspend } from '@wordloom/testing/accounts/person'
import {
  addPasskey,
  aPasskeyHolder,
  aWaitingBrowser,
  confirmSessions,
} from '@wordloom/testing/accounts/two-factor-person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toUserHandle } from './user-handle.ts'

const START_MS = 60_000
const { wrongPasskey, unreadablePasskey, passkeyKnown, setupOver, tooManyPasskeys } = SECOND_FACTOR_MESSAGES

describe.each(DATABASES)('passkeys on %s', (kind) => {
  let app: App
  beforeAll(async () => {
    app = await anApp({ kind })
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())

  const newBrowser = () => aBrowser(app, { address: anAddress() })
  const ask = async (browser = newBrowser()) => ({
    browser,
    options: (await browser.call(secondFactors.passkeyOptions)).reply().options,
  })

  it('are registered with the password, and listed with their names', async () => {
    const ann = await aPerson(app)
    const { passkey, recoveryCodes } = await addPasskey(ann)
    expect(recoveryCodes).toHaveLength(10)
    const listed = (await ann.browser.call(secondFactors.list)).reply()
    expect(listed).toMatchObject({ appSince: null, passkeys: [passkey], recoveryCodesLeft: 10 })
    const second = await addPasskey(ann, anAuthenticator(), ' Key ring ')
    expect([second.passkey.name, second.recoveryCodes]).toEqual(['Key ring', null])
  })

  it('are requested with the handle of the account, without attestation, and only once per authenticator', async () => {
    const ann = await aPerson(app)
    const { authenticator } = await addPasskey(ann)
    const body = { currentPassword: PASSWORD }
    const { options } = (await ann.browser.call(secondFactors.beginPasskey, { body })).reply()
    expect(options).toMatchObject({
      rp: { name: 'Wordloom', id: 'localhost' },
      user: { id: toUserHandle(ann.id), name: ann.email, displayName: ann.email },
      attestation: 'none',
      timeout: 300_000,
      excludeCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal', 'hybrid'] }],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    })
    const response = authenticator.create(options)
    const again = await ann.browser.call(secondFactors.addPasskey, { body: { name: 'Again', response } })
    expect([again.status, again.json()]).toMatchObject([409, { message: passkeyKnown }])
  })

  it('cannot be registered by a page of another site, and each challenge works once', async () => {
    const ann = await aPerson(app)
    const body = { currentPassword: PASSWORD }
    const { options } = (await ann.browser.call(secondFactors.beginPasskey, { body })).reply()
    const add = (response: Record<string, unknown>) =>
      ann.browser.call(secondFactors.addPasskey, { body: { name: 'Laptop', response } })
    const refused = await add(anAuthenticator().create(options, { origin: 'https://evil.example' }))
    expect([refused.status, refused.json()]).toMatchObject([400, { message: unreadablePasskey }])
    const late = await add(anAuthenticator().create(options))
    expect([late.status, late.json()]).toMatchObject([409, { message: setupOver }])
    expect((await ann.browser.call(secondFactors.list)).reply().passkeys).toEqual([])
  })

  it('cannot be registered after five minutes', async () => {
    const ann = await aPerson(app)
    const body = { currentPassword: PASSWORD }
    const { options } = (await ann.browser.call(secondFactors.beginPasskey, { body })).reply()
    const { kysely, now } = app.database
    await kysely
      .updateTable('passkey_setups')
      .set({ expires_at: now })
      .where('user_id', '=', ann.id)
      .execute()
    const response = anAuthenticator().create(options)
    const late = await ann.browser.call(secondFactors.addPasskey, { body: { name: 'Laptop', response } })
    expect([late.status, late.json()]).toMatchObject([409, { message: setupOver }])
  })

  it('are limited in number per account', async () => {
    const ann = await aPerson(app)
    const { kysely, now } = app.database
    const rest = { name: 'x', public_key: 'x', counter: 0, transports: '[]', created_at: now }
    const others = Array.from({ length: MAX_PASSKEYS - 1 }, (_, at) => ({
      user_id: ann.id,
      id: `${at}`,
      ...rest,
    }))
    await kysely.insertInto('passkeys').values(others).execute()
    await confirmSessions(app, ann)
    await addPasskey(ann)
    const body = { currentPassword: PASSWORD }
    const refused = await ann.browser.call(secondFactors.beginPasskey, { body })
    expect([refused.status, refused.json()]).toMatchObject([409, { message: tooManyPasskeys }])
  })

  it.each([true, false])(
    'finish a sign-in by password, with a counter or without: %s',
    async (isCounting) => {
      const ann = await aPasskeyHolder(app, { authenticator: anAuthenticator({ isCounting }) })
      const { authenticator } = ann
      for (let time = 0; time < 2; time++) {
        const { browser, step } = await aWaitingBrowser(app, ann)
        expect(step.factors).toEqual(['passkey'])
        expect(step.passkeyOptions).toMatchObject({
          rpId: 'localhost',
          allowCredentials: [{ id: authenticator.id }],
          userVerification: 'preferred',
        })
        // A touch is enough beside the password. Old security keys send no user handle.
        const response = authenticator.get(step.passkeyOptions ?? {}, {
          isUserVerified: false,
          userHandle: null,
        })
        const answer = await browser.call(secondFactors.prove, { body: { factor: 'passkey', response } })
        expect(answer.reply().id).toBe(ann.id)
      }
    },
  )

  it('finish no sign-in from a page of another site, and answer each challenge once', async () => {
    const ann = await aPasskeyHolder(app)
    const { authenticator } = ann
    const { browser, step } = await aWaitingBrowser(app, ann)
    const prove = (response: Record<string, unknown>) =>
      browser.call(secondFactors.prove, { body: { factor: 'passkey', response } })
    const lie = authenticator.get(step.passkeyOptions ?? {}, { origin: 'https://evil.example' })
    const answer = await prove(lie)
    expect([answer.status, answer.json()]).toEqual([400, { code: 'bad_request', message: wrongPasskey }])
    expect((await prove(authenticator.get(step.passkeyOptions ?? {}))).status).toBe(400)
    const next = (await browser.call(secondFactors.step)).reply().secondStep.passkeyOptions ?? {}
    expect((await prove(authenticator.get(next))).status).toBe(200)
  })

  it('finish no sign-in of another account', async () => {
    const [ann, { authenticator }] = [await aPasskeyHolder(app), await aPasskeyHolder(app)]
    const { browser, step } = await aWaitingBrowser(app, ann)
    for (const lies of [{}, { userHandle: null }, { userHandle: toUserHandle(ann.id) }]) {
      const response = authenticator.get(step.passkeyOptions ?? {}, lies)
      const answer = await browser.call(secondFactors.prove, { body: { factor: 'passkey', response } })
      expect(answer.status).toBe(400)
    }
  })

  it('open the account alone, without a password', async () => {
    const ann = await aPasskeyHolder(app)
    const { authenticator } = ann
    const { browser, options } = await ask()
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [], userVerification: 'required' })
    const response = authenticator.get(options)
    const answer = await browser.call(secondFactors.signInWithPasskey, { body: { response } })
    expect(answer.reply().id).toBe(ann.id)
    expect((await browser.call(sessions.currentUser)).reply().id).toBe(ann.id)
    const [passkey] = (await ann.browser.call(secondFactors.list)).reply().passkeys
    expect(passkey?.lastUsedAt).not.toBeNull()
  })

  it.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a passkey that did not verify the user', { isUserVerified: false }],
    ['an answer without a user handle', { userHandle: null }],
    ['an answer for a missing account', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
    ['an answer with a malformed user handle', { userHandle: 'AAAA' }],
    ['a counter that goes backwards', { counter: 1 }],
  ] as const)('open nothing for %s', async (_what, lies) => {
    const { authenticator } = await aPasskeyHolder(app)
    const { browser, options } = await ask()
    const response = authenticator.get(options, lies)
    const answer = await browser.call(secondFactors.signInWithPasskey, { body: { response } })
    expect([answer.status, answer.json()]).toEqual([
      401,
      { code: 'invalid_credentials', message: wrongPasskey },
    ])
    expect(browser.cookies.has('session')).toBe(false)
  })

  it('open the account once per answer, however many requests send it at the same time', async () => {
    const { authenticator } = await aPasskeyHolder(app, {
      authenticator: anAuthenticator({ isCounting: false }),
    })
    const { options } = await ask()
    const body = { response: authenticator.get(options) }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => newBrowser().call(secondFactors.signInWithPasskey, { body })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
  })

  it('open the account for only one of them', async () => {
    const { authenticator } = await aPasskeyHolder(app)
    const asked = await Promise.all([ask(), ask(), ask()])
    const answers = await Promise.all(
      asked.map(({ browser, options }) => {
        const response = authenticator.get(options, { counter: 7 })
        return browser.call(secondFactors.signInWithPasskey, { body: { response } })
      }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  })

  it('open nothing after five minutes, and no suspended account', async () => {
    const ann = await aPasskeyHolder(app)
    const { authenticator } = ann
    const { kysely, now } = app.database
    const late = await ask()
    await kysely.updateTable('passkey_challenges').set({ expires_at: now }).execute()
    const response = authenticator.get(late.options)
    const answer = await late.browser.call(secondFactors.signInWithPasskey, { body: { response } })
    expect(answer.status).toBe(401)

    await suspend(app.database, ann.id)
    const { browser, options } = await ask()
    const body = { response: authenticator.get(options) }
    const refused = await browser.call(secondFactors.signInWithPasskey, { body })
    expect([refused.status, refused.json()]).toMatchObject([403, { code: 'account_suspended' }])
  })

  it.each([
    {},
    { response: null },
    { id: 1, rawId: [], type: {}, response: {} },
    { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'e30' } },
    {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON: 'bm8', authenticatorData: 'AA', signature: 'AA' },
    },
  ])('are refused when malformed: %j', async (response) => {
    const answer = await newBrowser().call(secondFactors.signInWithPasskey, { body: { response } })
    expect([answer.status, answer.json()]).toMatchObject([401, { message: wrongPasskey }])
  })

  it('can be renamed and removed only by their own account', async () => {
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const { passkey } = await addPasskey(ann)
    const params = { id: passkey.id }
    const renamed = await ann.browser.call(secondFactors.renamePasskey, { params, body: { name: ' Phone ' } })
    expect(renamed.reply()).toEqual({ ...passkey, name: 'Phone' })
    const other = await bob.browser.call(secondFactors.renamePasskey, { params, body: { name: 'Mine' } })
    expect(other.status).toBe(404)
    const body = { currentPassword: PASSWORD }
    expect((await bob.browser.call(secondFactors.removePasskey, { params, body })).status).toBe(404)
    expect((await ann.browser.call(secondFactors.removePasskey, { params, body })).status).toBe(204)
    expect((await ann.browser.call(secondFactors.list)).reply().passkeys).toEqual([])
  })
})

describe('requesting passkey challenges', () => {
  it('is limited per network', async () => {
    await using app = await anApp({ settings: { NODE_ENV: 'production' } })
    const browser = aBrowser(app)
    const statuses = []
    for (let time = 0; time <= RATE_LIMITS.passkeyPerNetwork.most; time++) {
      statuses.push((await browser.call(secondFactors.passkeyOptions)).status)
    }
    expect(statuses).toEqual([...Array(RATE_LIMITS.passkeyPerNetwork.most).fill(200), 429])
  })
})

describe('passkeys with a known public URL', () => {
  it('belong to its host, and work only on its pages', async () => {
    await using app = await anApp({ settings: { PUBLIC_URL: 'https://words.example' } })
    const ann = await aPerson(app)
    ann.browser.cookies.set('__Host-session', ann.browser.cookies.get('session') ?? '')
    const body = { currentPassword: PASSWORD }
    const begin = async () => (await ann.browser.call(secondFactors.beginPasskey, { body })).reply().options
    const add = (response: Record<string, unknown>) =>
      ann.browser.call(secondFactors.addPasskey, { body: { name: 'Laptop', response } })

    const options = await begin()
    expect(options).toMatchObject({ rp: { id: 'words.example' } })
    expect((await add(anAuthenticator().create(options))).status).toBe(400)
    const response = anAuthenticator().create(await begin(), { origin: 'https://words.example' })
    expect((await add(response)).status).toBe(201)
  })
})
