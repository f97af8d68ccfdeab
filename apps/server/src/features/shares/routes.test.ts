import {
  ErrorBody,
  MAX_SHARES,
  projects,
  RATE_LIMITS,
  type SentBodyOf,
  SHARE_MESSAGES,
  savedLists,
  savedResults,
  shares,
  trash,
} from '@wordloom/contract'
import { type App, aPerson, PASSWORD, type Person, suspend } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { watchStatements } from '@wordloom/testing/database/watch-statements'
import { addList, addResult, throwAway } from '@wordloom/testing/library/library'
import { addShare } from '@wordloom/testing/library/share'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import { describe, expect, it } from 'vitest'
import { createShareStorage } from './storage.ts'

const DAY = 24 * 60 * 60_000
const GONE = [404, { message: SHARE_MESSAGES.gone, code: 'not_found' }]
const ADDRESS = '10.9.8.7'

type Draft = SentBodyOf<typeof shares.create>

async function share({ browser }: Person, draft: Pick<Draft, 'kind' | 'itemId'> & Partial<Draft>) {
  return (await browser.call(shares.create, { body: { isFrozen: false, days: null, ...draft } })).reply()
}

function open(app: App, secret: string, password?: string, address = ADDRESS) {
  const body = { secret, ...(password !== undefined && { password }) }
  return aBrowser(app, { address }).call(shares.open, { body })
}

async function answerOf(app: App, secret: string, password?: string) {
  const { status, json } = await open(app, secret, password)
  return [status, json()]
}

describe.each(DATABASES)('share links, on %s,', (kind) => {
  it('show a list to anyone, as it is at that moment', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const itemId = await addList(app.database, ann.id)
    const { share: made, secret } = await share(ann, { kind: 'list', itemId })
    expect(made).toMatchObject({ kind: 'list', itemId, isFrozen: false, hasPassword: false, opens: 0 })
    const first = (await open(app, secret)).reply()
    expect(first).toEqual({
      kind: 'list',
      frozenAt: null,
      expiresAt: null,
      name: 'Shoes',
      wordCount: 2,
      updatedAt: expect.any(String),
      words: ['boot', 'clog'],
    })
    const body = { name: 'Hats', words: ['cap'] }
    await ann.browser.call(savedLists.replace, { params: { id: itemId }, body })
    expect((await open(app, secret)).reply()).toMatchObject(body)
    expect((await ann.browser.call(shares.list)).reply()).toEqual([{ ...made, opens: 2 }])
  })

  it('show a copy that never changes, if wished', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const itemId = await addList(app.database, ann.id)
    const { share: made, secret } = await share(ann, { kind: 'list', itemId, isFrozen: true })
    const params = { id: itemId }
    await ann.browser.call(savedLists.replace, { params, body: { name: 'Hats', words: ['cap'] } })
    expect((await open(app, secret)).reply()).toMatchObject({
      frozenAt: made.createdAt,
      name: 'Shoes',
      wordCount: 2,
      words: ['boot', 'clog'],
    })
  })

  it.each([false, true])('show the rows and the recipe of a result, frozen: %s', async (isFrozen) => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const recipe = {
      columns: ['red\nblue', 'boot\nclog'],
      separator: 'space' as const,
      wrap: 'nothing' as const,
    }
    const body = { name: 'Ads', description: 'For all towns', recipe }
    const made = (await ann.browser.call(savedResults.create, { body })).reply()
    const { secret } = await share(ann, { kind: 'result', itemId: made.id, isFrozen })
    expect((await open(app, secret)).reply()).toMatchObject({
      kind: 'result',
      name: 'Ads',
      description: 'For all towns',
      combinationCount: 4,
      isCountExact: true,
      separator: 'space',
      wrap: 'nothing',
      recipe: { columns: recipe.columns },
      combinations: ['red boot', 'red clog', 'blue boot', 'blue clog'],
    })
  })

  it.each([false, true])('show large items whole, frozen: %s', async (isFrozen) => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const rows = Array.from({ length: 30_000 }, (_, at) => `row number ${at}`)
    const list = await addList(app.database, ann.id, { words: rows })
    const result = await addResult(app.database, ann.id, { combinations: rows })
    const ofList = await share(ann, { kind: 'list', itemId: list, isFrozen })
    const ofResult = await share(ann, { kind: 'result', itemId: result, isFrozen })
    expect((await open(app, ofList.secret)).reply()).toMatchObject({ words: rows })
    expect((await open(app, ofResult.secret)).reply()).toMatchObject({ combinations: rows, recipe: null })
  })

  it.each([false, true])('show only the generator of a project, frozen: %s', async (isFrozen) => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const columns = ['red', 'boot', ''].map((words, at) => ({ id: `column-${at}`, words }))
    const body = { name: 'Shop', columns, separator: 'minus' as const }
    const { id } = (await ann.browser.call(projects.create, { body })).reply()
    await addList(app.database, ann.id, { name: 'Private', projectId: id })
    const { secret } = await share(ann, { kind: 'project', itemId: id, isFrozen })
    const answer = await open(app, secret)
    expect(answer.reply()).toMatchObject({ kind: 'project', name: 'Shop', columns, separator: 'minus' })
    expect(answer.text).not.toContain('Private')
  })

  it('copy a large text as bytes in a turn of its own', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const words = Array.from({ length: 30_000 }, (_, at) => `word number ${at}`)
    const itemId = await addList(app.database, ann.id, { words })
    const watched = watchStatements(app.database)
    const { secret } = await share(ann, { kind: 'list', itemId, isFrozen: true })
    watched.stop()
    expect(watched.largeTexts()).toBe(kind === 'sqlite' ? 1 : 0)
    expect((await open(app, secret)).reply()).toMatchObject({ words })
  })

  it('reveal their secret once, and store only its hash', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const itemId = await addList(app.database, ann.id)
    const { secret } = await share(ann, { kind: 'list', itemId, password: PASSWORD })
    const stored = JSON.stringify(await app.database.kysely.selectFrom('shares').selectAll().execute())
    expect(stored).not.toContain(secret.slice(-40))
    expect(stored).not.toContain(PASSWORD)
    const log = await app.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('actor_id', '=', ann.id)
      .execute()
    expect(log.map(({ action, details }) => [action, JSON.parse(details)])).toEqual([
      ['share_created', { kind: 'list', isFrozen: false, hasPassword: true, expiresAt: null }],
    ])
  })

  it('ask for their password, and count an opening only when it is right', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const itemId = await addList(app.database, ann.id)
    const { secret } = await share(ann, { kind: 'list', itemId, password: PASSWORD })
    expect(await answerOf(app, secret)).toMatchObject([
      403,
      { code: 'password_required', message: SHARE_MESSAGES.passwordNeeded },
    ])
    expect(await answerOf(app, secret, 'a guess')).toMatchObject([
      400,
      { fields: { password: SHARE_MESSAGES.passwordWrong } },
    ])
    expect((await open(app, secret, PASSWORD)).status).toBe(200)
    expect((await ann.browser.call(shares.list)).reply()).toMatchObject([{ opens: 1, hasPassword: true }])
  })

  it('allow 10 wrong passwords from a network, and others still get in', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const itemId = await addList(app.database, ann.id)
    const { secret } = await share(ann, { kind: 'list', itemId, password: PASSWORD })
    for (let guess = 0; guess < 10; guess++) {
      expect((await open(app, secret, `guess ${guess}`)).status).toBe(400)
    }
    const refused = await open(app, secret, PASSWORD)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await open(app, secret, PASSWORD, '10.9.8.6')).status).toBe(200)
  })

  it('B21 evaluate at most 100 wrong passwords a day from any number of networks, and the owner sees them', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const itemId = await addList(app.database, ann.id)
    const { secret } = await share(ann, { kind: 'list', itemId, password: PASSWORD })
    const friend = '10.7.7.7'
    expect((await open(app, secret, PASSWORD, friend)).status).toBe(200)
    const statuses: number[] = []
    for (let at = 0; at < 130; at++) {
      statuses.push((await open(app, secret, 'a guess', `10.8.${at >> 6}.${at & 63}`)).status)
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(101)
    expect(statuses.filter((status) => status === 429)).toHaveLength(29)
    expect((await ann.browser.call(shares.list)).reply()).toMatchObject([{ opens: 1, wrongPasswords: 100 }])

    expect((await open(app, secret, PASSWORD, friend)).status).toBe(200)
    const minute = app.database.kysely.deleteFrom('rate_limits')
    await minute.where('key', 'like', 'sharedPasswordPerLinkSlowly:%').execute()
    expect((await open(app, secret, PASSWORD, '10.8.0.0')).status).toBe(429)
    expect((await open(app, secret, PASSWORD, '10.7.7.8')).status).toBe(200)
  })

  it('B21 are limited per network and link, so that openings of one network block no other', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { secret } = await addShare(app.database, ann.id, {
      kind: 'list',
      itemId: await addList(app.database, ann.id),
    })
    await open(app, secret)
    const counted = app.database.kysely.updateTable('rate_limits')
    const { most } = RATE_LIMITS.sharedPerLinkAndNetwork
    await counted.set({ count: most }).where('key', 'like', 'sharedPerLinkAndNetwork:%').execute()
    expect((await open(app, secret)).status).toBe(429)
    expect((await open(app, secret, undefined, '10.9.8.5')).status).toBe(200)
    await counted.set({ count: 60 }).where('key', 'like', 'sharedPerNetwork:%').execute()
    expect((await open(app, 'made up')).status).toBe(429)
  })

  it('B21 open 1,000 times for 20 networks, and then for another one', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { secret } = await addShare(app.database, ann.id, {
      kind: 'list',
      itemId: await addList(app.database, ann.id),
    })
    const statuses = new Set<number>()
    for (let opening = 0; opening < 50; opening++) {
      const networks = Array.from({ length: 20 }, (_, at) => `10.8.7.${at}`)
      const answers = await Promise.all(networks.map((network) => open(app, secret, undefined, network)))
      for (const { status } of answers) statuses.add(status)
    }
    expect([...statuses]).toEqual([200])
    expect((await open(app, secret, undefined, '10.9.8.5')).status).toBe(200)
    expect((await ann.browser.call(shares.list)).reply()).toMatchObject([{ opens: 1001 }])
  })

  it('answer alike when they are unknown, ended, revoked, or their item is deleted', async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const itemId = await addList(app.database, ann.id)
    const { secret: other } = await share(bob, { kind: 'list', itemId: await addList(app.database, bob.id) })
    for (const unknown of ['', 'x', 'A'.repeat(64), 'A'.repeat(200), `${other.slice(0, -1)}!`]) {
      expect(await answerOf(app, unknown)).toEqual(GONE)
      expect(await answerOf(app, unknown, PASSWORD)).toEqual(GONE)
    }
    const ended = await share(ann, { kind: 'list', itemId, days: 1 })
    await app.database.kysely
      .updateTable('shares')
      .set({ expires_at: 1 })
      .where('user_id', '=', ann.id)
      .execute()
    expect(await answerOf(app, ended.secret)).toEqual(GONE)
    const revoked = await share(ann, { kind: 'list', itemId })
    await ann.browser.call(shares.revoke, { params: { id: revoked.share.id } })
    expect(await answerOf(app, revoked.secret)).toEqual(GONE)
    const left = await share(ann, { kind: 'list', itemId, isFrozen: true })
    await throwAway(app.database, 'saved_lists', itemId)
    await ann.browser.call(trash.empty)
    expect(await answerOf(app, left.secret)).toEqual(GONE)
    expect((await ann.browser.call(shares.list)).reply()).toEqual([])
    expect((await open(app, other)).status).toBe(200)
  })

  it.each([false, true])("don't open while the item is in the trash, frozen: %s", async (isFrozen) => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const itemId = await addList(app.database, ann.id)
    const { secret } = await share(ann, { kind: 'list', itemId, isFrozen })
    await ann.browser.call(savedLists.remove, { params: { id: itemId } })
    expect(await answerOf(app, secret)).toEqual(GONE)
    await ann.browser.call(savedLists.restore, { params: { id: itemId } })
    expect((await open(app, secret)).status).toBe(200)
  })

  it("don't open while the owner is suspended", async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { secret } = await share(ann, { kind: 'list', itemId: await addList(app.database, ann.id) })
    await suspend(app.database, ann.id)
    expect(await answerOf(app, secret)).toEqual(GONE)
    await app.database.kysely.updateTable('users').set({ is_suspended: 0 }).execute()
    expect((await open(app, secret)).status).toBe(200)
  })

  it('end on their day, stay listed for 30 days, and are then deleted', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const itemId = await addList(app.database, ann.id)
    const { share: made } = await share(ann, { kind: 'list', itemId, days: 7 })
    expect(Date.parse(made.expiresAt ?? '') - Date.parse(made.createdAt)).toBe(7 * DAY)
    const { purge } = createShareStorage(app.database)
    const endAgo = (days: number) =>
      app.database.kysely
        .updateTable('shares')
        .set({ expires_at: Date.now() - days * DAY })
        .execute()
    await endAgo(29)
    await purge()
    expect((await ann.browser.call(shares.list)).reply()).toHaveLength(1)
    await endAgo(31)
    await purge()
    expect((await ann.browser.call(shares.list)).reply()).toEqual([])
  })

  it.each([
    [{ days: 0 }, 'days', SHARE_MESSAGES.life],
    [{ days: 366 }, 'days', SHARE_MESSAGES.life],
    [{ password: 'short' }, 'password', expect.any(String)],
    [{ kind: 'folder' }, 'kind', expect.any(String)],
  ])('are refused with %j', async (wrong, field, message) => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const itemId = await addList(app.database, ann.id)
    const draft = { kind: 'list', itemId, isFrozen: false, days: null, ...wrong }
    const { status, json } = await ann.browser.send('POST', shares.create.path, draft)
    expect([status, json()]).toMatchObject([400, { fields: { [field]: message } }])
  })

  it("can't be made for an item in the trash", async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const itemId = await addList(app.database, ann.id)
    await throwAway(app.database, 'saved_lists', itemId)
    for (const isFrozen of [false, true]) {
      const body = { kind: 'list', itemId, isFrozen, days: null } as const
      expect((await ann.browser.call(shares.create, { body })).status).toBe(404)
    }
  })

  it('are limited to 200 per account, even under concurrent requests', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const item = { kind: 'list', itemId: await addList(app.database, ann.id) } as const
    for (let link = 0; link < MAX_SHARES - 1; link++) await addShare(app.database, ann.id, item)
    const body = { ...item, isFrozen: false, days: null }
    const tries = await Promise.all([1, 2, 3].map(() => ann.browser.call(shares.create, { body })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('hold copies up to the space of an account, without what the library takes', async () => {
    await using app = await anApp({ kind, settings: { ACCOUNT_MEGABYTES: '1' } })
    const ann = await aPerson(app)
    const words = Array.from({ length: 60_000 }, (_, at) => `word ${at}`)
    const itemId = await addList(app.database, ann.id, { words })
    const body = { kind: 'list', itemId, isFrozen: true, days: null } as const
    const first = await share(ann, body)
    const refused = await ann.browser.call(shares.create, { body })
    expect([refused.status, ErrorBody.parse(refused.json()).code]).toEqual([403, 'account_full'])
    await share(ann, { ...body, isFrozen: false })
    await ann.browser.call(shares.revoke, { params: { id: first.share.id } })
    await share(ann, body)
  })

  it('open whole or not while they are being revoked, and never after that', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const words = Array.from({ length: 20_000 }, (_, at) => `word number ${at}`)
    const itemId = await addList(app.database, ann.id, { words })
    const { share: made, secret } = await share(ann, { kind: 'list', itemId, isFrozen: true })
    const opening = Array.from({ length: 12 }, () => answerOf(app, secret))
    const revoked = ann.browser.call(shares.revoke, { params: { id: made.id } })
    const answers = await Promise.all(opening)
    expect((await revoked).status).toBe(204)
    for (const answer of answers) {
      if (answer[0] === 200) expect(answer[1]).toMatchObject({ words })
      else expect(answer).toEqual(GONE)
    }
    expect(await answerOf(app, secret)).toEqual(GONE)
  })
})
