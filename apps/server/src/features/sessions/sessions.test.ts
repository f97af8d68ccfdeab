import { accounts, SIGN_IN_PATH, sessions } from '@wordloom/contract'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser, type Browser } from '@wordloom/testing/server/browser'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'

const ANN = { email: 'ann@example.org', password: 'nine wooden looms' }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe.each(DATABASES)('a session on %s', (kind) => {
  it('is replaced by each sign-in, which ends the earlier one', async () => {
    await using app = await anApp({ kind })
    const browser = await signedUp(app)
    const before = browser.cookies.get('session') ?? ''
    expect((await browser.call(sessions.signIn, { body: ANN })).status).toBe(200)
    expect(browser.cookies.get('session')).not.toBe(before)
    expect(await statusWith(app, before)).toBe(401)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('B05 never has a token that another person chose', async () => {
    await using app = await anApp({ kind })
    await signedUp(app)
    const browser = aBrowser(app)
    browser.cookies.set('session', 'A'.repeat(64))
    await browser.call(sessions.signIn, { body: ANN })
    expect(browser.cookies.get('session')).not.toBe('A'.repeat(64))
    expect(await statusWith(app, 'A'.repeat(64))).toBe(401)
  })

  it('is stored only as a hash', async () => {
    await using app = await anApp({ kind })
    const browser = await signedUp(app)
    const rows = await app.database.kysely.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('session')?.slice(-40))
  })

  it.each([
    ['unused for 7 days', { last_seen_at: 7 * DAY }],
    ['30 days old, however much used', { created_at: 30 * DAY, expires_at: 30 * DAY }],
  ])('B08 is over when it is %s', async (_what, ages) => {
    await using app = await anApp({ kind })
    const browser = await signedUp(app)
    await age(app.database, ages, -MINUTE)
    expect(await isSignedIn(browser)).toBe(true)
    await age(app.database, ages, MINUTE)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it.each([
    ['unused for 30 minutes', { last_seen_at: 30 * MINUTE }],
    ['12 hours old', { created_at: 12 * HOUR }],
  ])('B08 is over sooner for an administrator: %s', async (_what, ages) => {
    await using app = await anApp({ kind })
    const browser = await signedUp(app)
    await app.database.kysely.updateTable('users').set({ is_admin: 1 }).execute()
    await age(app.database, ages, -MINUTE)
    expect(await isSignedIn(browser)).toBe(true)
    await age(app.database, ages, MINUTE)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('stays alive with each use', async () => {
    await using app = await anApp({ kind })
    const browser = await signedUp(app)
    for (let times = 0; times < 3; times++) {
      await age(app.database, { last_seen_at: 6 * DAY }, 0)
      expect(await isSignedIn(browser)).toBe(true)
    }
  })

  it('is one of at most 50, and a new one ends the least recently used one', async () => {
    await using app = await anApp({ kind })
    const oldest = await signedUp(app)
    await age(app.database, { last_seen_at: HOUR }, 0)
    for (let more = 0; more < 50; more++) await aBrowser(app).call(sessions.signIn, { body: ANN })
    const rows = await app.database.kysely.selectFrom('sessions').selectAll().execute()
    expect(rows).toHaveLength(50)
    expect(await isSignedIn(oldest)).toBe(false)
  })

  it('marks its browser as known, for the 100 browsers that signed in last', async () => {
    await using app = await anApp({ kind })
    await signedUp(app)
    const { kysely, now } = app.database
    const devices = kysely.selectFrom('known_devices').select(['user_id', 'device_hash'])
    const [first] = await devices.execute()
    const others = Array.from({ length: 120 }, (_, each) => ({
      user_id: first?.user_id ?? '',
      device_hash: `device ${each}`,
      last_seen_at: sql<number>`${now} - ${(each + 1) * HOUR}`,
    }))
    await kysely.insertInto('known_devices').values(others).execute()
    await signedIn(app)
    const kept = (await devices.execute()).map((row) => row.device_hash)
    expect(kept).toHaveLength(100)
    expect(kept).toEqual(expect.arrayContaining([first?.device_hash, 'device 97']))
    expect(kept).not.toContain('device 98')
  })

  it('leads to the reason, once and only in its own browser, if the account was suspended in the meantime', async () => {
    await using app = await anApp({ kind })
    const browser = await signedUp(app)
    const other = aBrowser(app)
    other.cookies.set('session', browser.cookies.get('session') ?? '')
    await app.database.kysely.updateTable('users').set({ is_suspended: 1 }).execute()
    await app.database.kysely.deleteFrom('sessions').execute()
    expect((await other.send('GET', SIGN_IN_PATH)).headers['location']).toBe('/login')
    expect((await browser.send('GET', SIGN_IN_PATH)).headers['location']).toBe('/sign-in-suspended')
    expect((await browser.send('GET', SIGN_IN_PATH)).headers['location']).toBe('/login')
  })

  it('is deleted once it is over', async () => {
    await using app = await anApp({ kind })
    const browser = await signedUp(app)
    expect((await browser.send('GET', '/api/logout')).status).toBe(303)
    expect(browser.cookies.has('session')).toBe(false)
    expect(await app.database.kysely.selectFrom('sessions').selectAll().execute()).toEqual([])
  })
})

describe.each(DATABASES)('the list of sessions on %s', (kind) => {
  it('shows each device with its address, marks the current one, and starts with the last one used', async () => {
    await using app = await anApp({ kind })
    await signedUp(app)
    await age(app.database, { last_seen_at: HOUR }, 0)
    const phone = aBrowser(app, { address: '192.0.2.7' })
    const headers = {
      'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/156.0.0.0 Mobile Safari/537.36',
    }
    await phone.call(sessions.signIn, { body: ANN, headers })
    const list = (await phone.call(sessions.list)).reply()
    expect(list).toMatchObject([
      { device: 'Chrome on Android', address: '192.0.2.7', isCurrent: true },
      { device: 'Unknown device', address: '127.0.0.1', isCurrent: false },
    ])
  })

  it('can end one of them, or all others', async () => {
    await using app = await anApp({ kind })
    const first = await signedUp(app)
    const second = await signedIn(app)
    const third = await signedIn(app)
    const other = (await first.call(sessions.list)).reply().find(({ isCurrent }) => !isCurrent)
    expect((await first.call(sessions.end, { params: { id: other?.id ?? '' } })).status).toBe(204)
    expect((await first.call(sessions.list)).reply()).toHaveLength(2)
    expect((await first.call(sessions.endOthers)).status).toBe(204)
    expect(await Promise.all([first, second, third].map(isSignedIn))).toEqual([true, false, false])
    const records = app.database.kysely.selectFrom('audit_log').select(['action', 'address']).orderBy('id')
    expect((await records.execute()).slice(-2)).toEqual([
      { action: 'session_ended', address: '127.0.0.1' },
      { action: 'other_sessions_ended', address: '127.0.0.1' },
    ])
  })

  it('does not know the sessions of other accounts', async () => {
    await using app = await anApp({ kind })
    const ann = await signedUp(app)
    const [own] = (await ann.call(sessions.list)).reply()
    const bob = aBrowser(app)
    await bob.call(accounts.signUp, { body: { email: 'bob@example.org', password: 'nine wooden looms' } })
    const foreign = await bob.call(sessions.end, { params: { id: own?.id ?? '' } })
    const missing = await bob.call(sessions.end, { params: { id: 'none' } })
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    expect(await isSignedIn(ann)).toBe(true)
  })

  it('has no session with an impossible name', async () => {
    await using app = await anApp({ kind })
    const ann = await signedUp(app)
    for (const id of ['\0', "'", '../user']) {
      expect((await ann.call(sessions.end, { params: { id } })).status).toBe(404)
    }
  })
})

async function signedUp(app: Parameters<typeof aBrowser>[0]): Promise<Browser> {
  const browser = aBrowser(app)
  const { status } = await browser.call(accounts.signUp, { body: ANN })
  expect(status).toBe(201)
  return browser
}

async function signedIn(app: Parameters<typeof aBrowser>[0]): Promise<Browser> {
  const browser = aBrowser(app)
  await browser.call(sessions.signIn, { body: ANN })
  return browser
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.call(sessions.currentUser)).status === 200
}

async function statusWith(app: Parameters<typeof aBrowser>[0], secret: string): Promise<number> {
  const browser = aBrowser(app)
  browser.cookies.set('session', secret)
  return (await browser.call(sessions.currentUser)).status
}

async function age(database: Database, ages: Record<string, number>, further: number): Promise<void> {
  for (const [column, milliseconds] of Object.entries(ages)) {
    await sql`update sessions set ${sql.ref(column)} = ${sql.ref(column)} - ${milliseconds + further}`.execute(
      database.kysely,
    )
  }
}
