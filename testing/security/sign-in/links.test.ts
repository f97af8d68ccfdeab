import { accounts, sessions } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../../src/accounts/address.ts'
import { aLink, anotherBrowser, aPerson, PASSWORD } from '../../src/accounts/person.ts'
import { DATABASES } from '../../src/database/database.ts'
import { snapshotOf } from '../../src/database/snapshot.ts'
import { anApp } from '../../src/server/app.ts'
import { aBrowser, type Browser } from '../../src/server/browser.ts'

describe.each(DATABASES)('an email link, on %s,', (kind) => {
  it.each(['GET', 'HEAD'] as const)(
    'C11 is not used up by a program that opens it with %s',
    async (method) => {
      await using app = await anApp({ kind })
      const person = await aPerson(app, { isVerified: false })
      const token = await aLink(app.database, person, 'verification')
      const before = await snapshotOf(app.database)
      for (const page of ['/', '/login', '/verify-email', '/reset-password']) {
        const { headers } = await app.inject({ method, url: `${page}?token=${token}` })
        expect(headers['referrer-policy']).toBe('no-referrer')
        expect(headers['set-cookie']).toBeUndefined()
      }
      expect(await snapshotOf(app.database)).toEqual(before)
      const scanner = aBrowser(app, { address: anAddress() })
      const body = { token, password: PASSWORD }
      expect((await scanner.call(accounts.verifyEmail, { body })).status).toBe(200)
    },
  )

  it("C13 verifies its owner's address, even in a browser where another user is signed in", async () => {
    await using app = await anApp({ kind })
    const [owner, other] = [
      await aPerson(app, { isVerified: false }),
      await aPerson(app, { isVerified: false }),
    ]
    const token = await aLink(app.database, owner, 'verification')
    const refused = await other.browser.call(accounts.verifyEmail, { body: { token } })
    expect([refused.status, refused.json()]).toMatchObject([403, { code: 'password_required' }])
    const body = { token, newPassword: 'eight looms at dawn' }
    const answer = await other.browser.call(accounts.verifyEmail, { body })
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
    expect(await whoIs(other.browser)).toMatchObject({ email: other.email, emailVerified: 0 })
    const row = app.database.kysely.selectFrom('users').selectAll().where('id', '=', owner.id)
    expect(await row.executeTakeFirst()).toMatchObject({ email_verified: 1 })
  })

  it("C13 signs out a stranger who signed up with the owner's address", async () => {
    await using app = await anApp({ kind })
    const stranger = await aPerson(app, { isVerified: false })
    const token = await aLink(app.database, stranger, 'verification')
    const owner = aBrowser(app, { address: anAddress() })
    const body = { token, newPassword: 'eight looms at dawn' }
    expect((await owner.call(accounts.verifyEmail, { body })).status).toBe(200)
    expect(await whoIs(owner)).toMatchObject({ id: stranger.id, emailVerified: 1 })
    expect((await stranger.browser.call(sessions.currentUser)).status).toBe(401)
    const signIn = { email: stranger.email, password: PASSWORD }
    expect((await stranger.browser.call(sessions.signIn, { body: signIn })).status).toBe(401)
  })

  it('B07 signs out everywhere after a password reset, and signs nobody in', async () => {
    await using app = await anApp({ kind })
    const person = await aPerson(app)
    const token = await aLink(app.database, person, 'reset')
    const body = { token, password: 'eight looms at dawn' }
    const answer = await aBrowser(app).call(accounts.resetPassword, { body })
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
    expect((await person.browser.call(sessions.currentUser)).status).toBe(401)
  })
})

describe.each(DATABASES)('changing the password, on %s,', (kind) => {
  it('B07 ends all other sessions and renews the one of this browser', async () => {
    await using app = await anApp({ kind })
    const person = await aPerson(app)
    const elsewhere = await anotherBrowser(app, person)
    const before = person.browser.cookies.get('session') ?? ''
    const body = { currentPassword: PASSWORD, newPassword: 'eight looms at dawn' }
    expect((await person.browser.call(accounts.changePassword, { body })).status).toBe(200)
    expect(person.browser.cookies.get('session')).not.toBe(before)
    expect((await person.browser.call(sessions.currentUser)).status).toBe(200)
    expect((await elsewhere.call(sessions.currentUser)).status).toBe(401)
    const stolen = aBrowser(app)
    stolen.cookies.set('session', before)
    expect((await stolen.call(sessions.currentUser)).status).toBe(401)
  })
})

describe.each(DATABASES)('the sign-out link, on %s,', (kind) => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['an older browser on another site', { referer: 'https://evil.example/' }],
    ['a browser that prefetches it', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ])('Q8 leaves the session alone when requested by %s', async (_from, headers) => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const answer = await browser.send('GET', '/api/logout', undefined, headers)
    expect([answer.status, answer.headers['location'], answer.headers['set-cookie']]).toEqual([
      303,
      '/',
      undefined,
    ])
    expect((await browser.call(sessions.currentUser)).status).toBe(200)
  })

  it('B06 ends only this session, permanently', async () => {
    await using app = await anApp({ kind })
    const person = await aPerson(app)
    const elsewhere = await anotherBrowser(app, person)
    const stolen = aBrowser(app)
    stolen.cookies.set('session', person.browser.cookies.get('session') ?? '')
    const answer = await person.browser.send('GET', '/api/logout', undefined, {
      'sec-fetch-site': 'same-origin',
    })
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(person.browser.cookies.has('session')).toBe(false)
    expect((await stolen.call(sessions.currentUser)).status).toBe(401)
    expect((await elsewhere.call(sessions.currentUser)).status).toBe(200)
  })
})

async function whoIs(browser: Browser): Promise<unknown> {
  return (await browser.call(sessions.currentUser)).json()
}
