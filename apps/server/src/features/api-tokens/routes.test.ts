import {
  ACCOUNT_FIELD_MESSAGES,
  API_TOKEN_MESSAGES,
  accounts,
  admin,
  apiTokens,
  MAX_TOKENS,
  type SentBodyOf,
  savedLists,
  sessions,
} from '@wordloom/contract'
import { type App, aLink, aPerson, PASSWORD, type Person, suspend } from '@wordloom/testing/accounts/person'
import { addToken } from '@wordloom/testing/accounts/token'
import { DATABASES } from '@wordloom/testing/database/database'
import { addList } from '@wordloom/testing/library/library'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import { describe, expect, it } from 'vitest'
import { createApiTokenStorage } from './storage.ts'

const DAY = 24 * 60 * 60_000
const DRAFT = { name: 'Nightly export', scope: 'read', days: 90, currentPassword: PASSWORD } as const

async function make(person: Person, draft: Partial<SentBodyOf<typeof apiTokens.create>> = {}) {
  return (await person.browser.call(apiTokens.create, { body: { ...DRAFT, ...draft } })).reply()
}

async function statusWith(app: App, secret: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` }
  return (await aBrowser(app).call(sessions.currentUser, { headers })).status
}

async function tokenRows({ database }: App) {
  return database.kysely.selectFrom('api_tokens').selectAll().execute()
}

describe.each(DATABASES)('API tokens on %s', (kind) => {
  it('show their secret once and are stored as a hash', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { token, secret } = await make(ann, { name: '  Nightly export ' })
    expect(token).toMatchObject({ name: 'Nightly export', scope: 'read', lastUsedAt: null })
    expect(Date.parse(token.expiresAt) - Date.parse(token.createdAt)).toBe(90 * DAY)
    const list = (await ann.browser.call(apiTokens.list)).reply()
    expect(list).toEqual([token])
    const stored = JSON.stringify(await tokenRows(app))
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(secret.slice(4, 68))
  })

  it('require the current password, or a recent sign-in if the account has no password', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const wrong = { ...DRAFT, currentPassword: 'a guess' }
    for (const body of [wrong, { ...DRAFT, currentPassword: undefined }]) {
      const { status, json } = await ann.browser.call(apiTokens.create, {
        body: JSON.parse(JSON.stringify(body)),
      })
      expect([status, json()]).toMatchObject([400, { fields: { currentPassword: expect.any(String) } }])
    }
    const bob = await aPerson(app, { hasPassword: false })
    const { name, scope, days } = DRAFT
    expect((await bob.browser.call(apiTokens.create, { body: { name, scope, days } })).status).toBe(201)
    await app.database.kysely
      .updateTable('sessions')
      .set((row) => ({ authenticated_at: row('authenticated_at', '-', DAY) }))
      .where('user_id', '=', bob.id)
      .execute()
    const late = await bob.browser.call(apiTokens.create, { body: { name, scope, days } })
    expect([late.status, late.json()]).toMatchObject([403, { code: 'sign_in_again' }])
    expect(await tokenRows(app)).toHaveLength(1)
  })

  it.each([
    [{ name: ' ' }, 'name', ACCOUNT_FIELD_MESSAGES.labelMissing],
    [{ name: 'x'.repeat(101) }, 'name', ACCOUNT_FIELD_MESSAGES.labelLong],
    [{ name: 'Export\r\nBcc: eve@evil.example' }, 'name', ACCOUNT_FIELD_MESSAGES.labelUnreadable],
    [{ days: 0 }, 'days', API_TOKEN_MESSAGES.life],
    [{ days: 366 }, 'days', API_TOKEN_MESSAGES.life],
    [{ days: 1.5 }, 'days', API_TOKEN_MESSAGES.life],
    [{ scope: 'admin' }, 'scope', expect.any(String)],
  ])('are refused with %j', async (wrong, field, message) => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { status, json } = await ann.browser.send('POST', apiTokens.create.path, { ...DRAFT, ...wrong })
    expect([status, json()]).toMatchObject([400, { fields: { [field]: message } }])
  })

  it('are announced by email and recorded in the audit log, without the secret', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { token, secret } = await make(ann)
    await ann.browser.call(apiTokens.revoke, { params: { id: token.id } })
    const mails = await app.database.kysely
      .selectFrom('outbox')
      .select(['recipient', 'template', 'data'])
      .execute()
    expect(mails).toMatchObject([{ recipient: ann.email, template: 'api-token-created' }])
    expect(JSON.parse(mails[0]?.data ?? '')).toMatchObject({ name: 'Nightly export', scope: 'read' })
    const log = await app.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'subject_id', 'details'])
      .where('actor_id', '=', ann.id)
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['api_token_created', 'api_token_ended'])
    expect(log.every((entry) => entry.subject_id === ann.id)).toBe(true)
    expect(JSON.stringify([mails, log])).not.toContain(secret.slice(4, 40))
  })

  it('are limited to fifty per account, even under concurrent requests', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    for (let token = 0; token < MAX_TOKENS - 1; token++) await addToken(app.database, ann.id)
    const tries = await Promise.all([1, 2, 3].map(() => ann.browser.call(apiTokens.create, { body: DRAFT })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await tokenRows(app)).toHaveLength(MAX_TOKENS)
  })

  it('give a program without cookies access to the library', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { headers } = await addToken(app.database, ann.id)
    const program = aBrowser(app)
    const body = { name: 'Colors', words: ['red', 'blue'] }
    const made = (await program.call(savedLists.create, { body, headers })).reply()
    const [list] = (await program.call(savedLists.list, { headers })).reply()
    expect(list).toMatchObject({ id: made.id, words: body.words })
    expect(program.cookies.size).toBe(0)
  })

  it('are limited per minute, and told when to come back', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { secret, headers } = await addToken(app.database, ann.id)
    expect(await statusWith(app, secret)).toBe(200)
    await app.database.kysely.updateTable('rate_limits').set({ count: 30 }).execute()
    for (let request = 1; request < 20; request++) expect(await statusWith(app, secret)).toBe(200)
    const refused = await aBrowser(app).call(sessions.currentUser, { headers })
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(await statusWith(app, (await addToken(app.database, ann.id)).secret)).toBe(200)
  })

  it('show when they were last used, to the minute', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { secret } = await addToken(app.database, ann.id)
    const lastUsed = async () => (await tokenRows(app))[0]?.last_used_at ?? null
    expect(await lastUsed()).toBeNull()
    await statusWith(app, secret)
    const first = await lastUsed()
    expect(first).toBeGreaterThan(Date.now() - DAY)
    await statusWith(app, secret)
    expect(await lastUsed()).toBe(first)
    const age = { last_used_at: Number(first) - 60_000 }
    await app.database.kysely.updateTable('api_tokens').set(age).execute()
    await statusWith(app, secret)
    expect(await lastUsed()).toBeGreaterThanOrEqual(Number(first))
    const [told] = (await ann.browser.call(apiTokens.list)).reply()
    expect(Date.parse(told?.lastUsedAt ?? '')).toBe(await lastUsed())
  })

  it('stop working once they expire, and stay listed for 30 days', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const expired = await addToken(app.database, ann.id, { days: 0 })
    const old = await addToken(app.database, ann.id, { days: -31 })
    expect(await statusWith(app, expired.secret)).toBe(401)
    await createApiTokenStorage(app.database).purge()
    const shown = (await ann.browser.call(apiTokens.list)).reply().map(({ id }) => id)
    expect(shown).toEqual([expired.id])
    expect(shown).not.toContain(old.id)
  })

  it("don't work if they were created in the future, by a clock that has been corrected since", async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { secret } = await addToken(app.database, ann.id)
    expect(await statusWith(app, secret)).toBe(200)
    await app.database.kysely
      .updateTable('api_tokens')
      .set((row) => ({
        created_at: row('created_at', '+', 1000 * DAY),
        expires_at: row('expires_at', '+', 1000 * DAY),
      }))
      .execute()
    expect(await statusWith(app, secret)).toBe(401)
  })

  it('stop working immediately when their owner revokes them, and nobody else can revoke them', async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const [one, other] = [await addToken(app.database, ann.id), await addToken(app.database, ann.id)]
    expect((await bob.browser.call(apiTokens.revoke, { params: { id: one.id } })).status).toBe(404)
    expect(await statusWith(app, one.secret)).toBe(200)
    expect((await ann.browser.call(apiTokens.revoke, { params: { id: one.id } })).status).toBe(204)
    expect([await statusWith(app, one.secret), await statusWith(app, other.secret)]).toEqual([401, 200])
    expect((await ann.browser.call(apiTokens.revoke, { params: { id: one.id } })).status).toBe(404)
  })

  it("don't work while their owner is suspended", async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { secret } = await addToken(app.database, ann.id)
    await suspend(app.database, ann.id)
    expect(await statusWith(app, secret)).toBe(401)
  })

  it.each([
    [
      'a password change',
      async (_app: App, ann: Person) => {
        const body = { currentPassword: PASSWORD, newPassword: 'eight looms at dawn' }
        return (await ann.browser.call(accounts.changePassword, { body })).status
      },
    ],
    [
      'a password reset',
      async (app: App, ann: Person) => {
        const body = { token: await aLink(app.database, ann, 'reset'), password: 'eight looms at dawn' }
        return (await aBrowser(app).call(accounts.resetPassword, { body })).status
      },
    ],
    [
      'an administrator who ends all sessions',
      async (app: App, { id }: Person) =>
        (await (await aPerson(app, { isAdmin: true })).browser.call(admin.endSessions, { params: { id } }))
          .status,
    ],
    [
      'an administrator who suspends the account',
      async (app: App, { id }: Person) =>
        (await (await aPerson(app, { isAdmin: true })).browser.call(admin.suspend, { params: { id } }))
          .status,
    ],
  ])("are all revoked by %s, without touching other users' tokens", async (_what, revokeAll) => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const { secret } = await addToken(app.database, ann.id)
    const { secret: ofBob } = await addToken(app.database, bob.id)
    expect(await revokeAll(app, ann)).toBeLessThan(300)
    expect([await statusWith(app, secret), await statusWith(app, ofBob)]).toEqual([401, 200])
    expect(await tokenRows(app)).toHaveLength(1)
  })

  it('keep working when other browsers are signed out', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { secret } = await addToken(app.database, ann.id)
    await ann.browser.call(sessions.endOthers)
    expect(await statusWith(app, secret)).toBe(200)
  })

  it("can't be created with a password that is being changed", async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const change = ann.browser.call(accounts.changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'eight looms at dawn' },
    })
    const [changed, made] = await Promise.all([change, ann.browser.call(apiTokens.create, { body: DRAFT })])
    expect(changed.status).toBe(200)
    // A token created just before the change is revoked with the old password.
    expect([201, 400, 401, 409]).toContain(made.status)
    expect(await tokenRows(app)).toEqual([])
  })

  it('appear in the account download without their ids', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { id } = await addToken(app.database, ann.id, { name: 'Backup of the shop' })
    await addList(app.database, ann.id)
    const answer = await app.inject({
      url: accounts.download.path,
      headers: { cookie: `session=${ann.browser.cookies.get('session')}` },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.includes(id)).toBe(false)
  })
})
