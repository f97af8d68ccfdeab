import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { accounts } from '@wordloom/contract'
import { DATABASES } from '@wordloom/testing/database/database'
import { linkIdentity } from '@wordloom/testing/database/rows'
import { addList } from '@wordloom/testing/library/library'
import { addVersion } from '@wordloom/testing/library/versions'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser, type Browser } from '@wordloom/testing/server/browser'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { addTexts } from '../../database/queries/large-text.ts'

const EMAIL = 'ann@loom.example'
const MOMENT = Date.UTC(2026, 0, 15, 12, 30)
const ISO = '2026-01-15T12:30:00.000Z'
const TIMES = { created_at: MOMENT, updated_at: MOMENT, deleted_at: null }

type App = Awaited<ReturnType<typeof anApp>>

describe.each(DATABASES)('account download on %s', (kind) => {
  it('is a zip attachment that no cache keeps', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const { status, headers } = await browser.call(accounts.download)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="wordloom-account.zip"',
      'cache-control': 'no-store',
    })
  })

  it('contains only account.json for an empty account', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const files = await download(app, browser)
    expect([...files.keys()]).toEqual(['account.json'])
    expect(documentIn(files)).toMatchObject({
      user: { email: EMAIL, hasPassword: true },
      folders: [],
      projects: [],
      lists: [],
      results: [],
    })
  })

  it('contains each list and result as text, one item per line, and everything as JSON', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    await aList(app, userId, { name: 'Animals', words: ['fox', 'o wl', 'größe', '🦊'] })
    await aList(app, userId, { name: 'Empty', words: [] })
    await aResult(app, userId, { name: 'Red animals', combinations: ['red fox', '"red", owl'] })
    const files = await download(app, browser)
    expect(textsIn(files)).toEqual({
      'lists/Animals.txt': 'fox\no wl\ngröße\n🦊\n',
      'lists/Empty.txt': '',
      'results/Red animals.txt': 'red fox\n"red", owl\n',
    })
    const { lists, results } = documentIn(files)
    expect(lists).toMatchObject([
      { name: 'Animals', file: 'lists/Animals.txt', wordCount: 4, words: ['fox', 'o wl', 'größe', '🦊'] },
      { name: 'Empty', file: 'lists/Empty.txt', wordCount: 0, words: [] },
    ])
    expect(results).toMatchObject([
      { name: 'Red animals', file: 'results/Red animals.txt', combinations: ['red fox', '"red", owl'] },
    ])
  })

  it('contains folders and projects, what belongs to each, and all timestamps', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    const { kysely } = app.database
    const state = { columns: [['red'], ['fox']], separator: 'space', customSeparator: '', wrap: 'none' }
    const folder = await kysely
      .insertInto('folders')
      .values({ user_id: userId, name: 'Beasts', color: 'blue', ...TIMES })
      .returning('id')
      .executeTakeFirstOrThrow()
    const project = await kysely
      .insertInto('projects')
      .values({
        user_id: userId,
        name: 'Ads',
        description: 'For "spring"',
        ...TIMES,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addTexts(
      app.database,
      kysely,
      'projects',
      { userId, id: project.id },
      { state: JSON.stringify(state) },
    )
    const places = { folder_id: folder.id, project_id: project.id }
    await aList(app, userId, { name: 'Animals', words: ['fox'], ...places })
    const moments = { createdAt: ISO, updatedAt: ISO, deletedAt: null }
    expect(documentIn(await download(app, browser))).toMatchObject({
      folders: [{ id: folder.id, name: 'Beasts', color: 'blue', ...moments }],
      projects: [{ id: project.id, name: 'Ads', description: 'For "spring"', state, ...moments }],
      lists: [{ folderId: folder.id, projectId: project.id, ...moments }],
    })
  })

  it('contains the earlier versions of lists', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    const id = await addList(app.database, userId, { words: ['fox', 'owl'] })
    await addVersion(app.database, userId, id)
    expect(documentIn(await download(app, browser))).toMatchObject({
      earlierVersionsOfLists: [
        { listId: id, wordCount: 2, changedBy: 'you', changedAt: expect.any(String), words: ['fox', 'owl'] },
      ],
    })
  })

  it('contains deleted items until they are purged', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    await aList(app, userId, { name: 'Old', words: ['fox'], deleted_at: MOMENT })
    const files = await download(app, browser)
    expect(documentIn(files).lists).toMatchObject([{ name: 'Old', deletedAt: ISO }])
    expect(textsIn(files)).toEqual({ 'lists/Old.txt': 'fox\n' })
  })

  it('contains the recipe of a result that was saved without its combinations', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    const recipe = { columns: [['a', 'b'], ['c']], separator: ' ', wrap: ['"', '"'], unique: true }
    await aResult(app, userId, { name: 'Large', combinations: null, recipe: JSON.stringify(recipe) })
    const files = await download(app, browser)
    expect(documentIn(files).results).toMatchObject([
      { name: 'Large', recipe, combinations: null, file: null },
    ])
    expect(textsIn(files)).toEqual({})
  })

  it('gives every list a safe and unique file name', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    const names = ['../../etc/passwd', 'CON', 'Fox', 'fox', '🦊'.repeat(300), 'a\\b:c', 'x'.repeat(300)]
    for (const name of names) await aList(app, userId, { name, words: [name] })
    const files = await download(app, browser)
    expect(Object.keys(textsIn(files))).toEqual([
      'lists/_.._etc_passwd.txt',
      'lists/_CON.txt',
      'lists/Fox.txt',
      'lists/fox (2).txt',
      `lists/${'🦊'.repeat(37)}.txt`,
      'lists/a_b_c.txt',
      `lists/${'x'.repeat(150)}.txt`,
    ])
    const { lists } = documentIn(files)
    expect(lists.map(({ name }) => name)).toEqual(names)
    for (const { file, words } of lists) expect(textsIn(files)[file ?? '']).toBe(`${words[0]}\n`)
  })

  it('contains linked identities, sessions, known devices and history', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    const { kysely } = app.database
    const identity = { issuer: 'https://id.example', subject: 'ann', email: EMAIL, created_at: MOMENT }
    await linkIdentity(app.database, userId, identity)
    const record = { at: MOMENT, subject_id: userId, address: '192.0.2.7', details: '{"plan":"yearly"}' }
    await kysely
      .insertInto('audit_log')
      .values([
        { ...record, actor_id: userId, action: 'did' },
        { ...record, actor_id: 'an-administrator', action: 'suffered' },
        { ...record, actor_id: 'bob', subject_id: 'bob', action: 'of_bob' },
      ])
      .execute()
    const document = documentIn(await download(app, browser))
    expect(document).toMatchObject({
      identityProviders: [{ issuer: 'https://id.example', subject: 'ann', email: EMAIL, createdAt: ISO }],
      sessions: [{ address: '127.0.0.1', createdAt: expect.stringMatching(/^20.*Z$/) }],
      knownDevices: [{ lastSeenAt: expect.stringMatching(/Z$/) }],
    })
    const details = { plan: 'yearly' }
    expect(document.history).toEqual(
      expect.arrayContaining([
        { happenedAt: ISO, action: 'did', by: 'you', address: '192.0.2.7', details },
        expect.objectContaining({ action: 'account_downloaded', by: 'you', address: '127.0.0.1' }),
        { happenedAt: ISO, action: 'suffered', by: 'someone else', address: null, details },
      ]),
    )
    expect(JSON.stringify(document)).not.toMatch(/of_bob|an-administrator/)
  })

  it("contains no one else's data and no credentials", async () => {
    await using app = await anApp({ kind })
    const bob = await aPerson(app, 'bob@loom.example')
    await aList(app, bob.userId, { name: 'Of Bob', words: ['secret'] })
    const { browser, userId } = await aPerson(app)
    await aList(app, userId, { name: 'Mine', words: ['fox'] })
    const { body } = await archiveOf(app, browser)
    const secrets = await secretsIn(app.database)
    expect(secrets.length).toBeGreaterThan(5)
    for (const secret of [...secrets, 'Of Bob', 'bob@', browser.cookies.get('session') ?? '']) {
      expect(body.includes(secret)).toBe(false)
    }
  })

  it('lists second factors without their secrets', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    const { kysely } = app.database
    const made = { user_id: userId, created_at: MOMENT }
    await kysely
      .insertInto('authenticator_apps')
      .values({ ...made, secret: 'THESECRETOFTHEAPP', confirmed_at: MOMENT })
      .execute()
    const passkey = { ...made, id: 'a', name: 'Laptop', public_key: '', counter: 2, transports: '[]' }
    await kysely.insertInto('passkeys').values(passkey).execute()
    await kysely
      .insertInto('recovery_codes')
      .values({ ...made, code_hash: 'hashOfTheCode', salt: 'saltOfTheCode' })
      .execute()
    const files = await download(app, browser)
    expect(documentIn(files)).toMatchObject({
      authenticatorApps: [{ createdAt: ISO, confirmedAt: ISO }],
      passkeys: [{ id: 'a', name: 'Laptop', counter: 2, createdAt: ISO, lastUsedAt: null }],
      recoveryCodes: [{ createdAt: ISO }],
      secondStepsUnderWay: [],
    })
    expect(files.get('account.json')).not.toMatch(/THESECRETOFTHEAPP|hashOfTheCode|saltOfTheCode/)
  })

  it('knows every table that has a user_id column', async () => {
    await using app = await anApp({ kind })
    const tables = await app.database.kysely.introspection.getTables()
    const personal = tables.filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
    // Partitions of a distributed table (`saved_lists_0`) count as that table.
    const names = new Set(personal.map(({ name }) => name.replace(/_\d$/, '')))
    expect([...names].sort()).toEqual([
      'account_totals',
      'accounts',
      'api_tokens',
      'authenticator_apps',
      'folders',
      'idempotency_keys',
      'identity_requests',
      'joined_projects',
      'known_devices',
      'list_joinings',
      'list_texts',
      'list_versions',
      'mark_tags',
      'marks',
      'outbox',
      'passkey_setups',
      'passkeys',
      'payments',
      'project_history',
      'project_people',
      'project_texts',
      'projects',
      'recovery_codes',
      'result_texts',
      'sandbox_payments',
      'sandbox_subscriptions',
      'saved_lists',
      'saved_results',
      'second_steps',
      'sessions',
      'share_texts',
      'shares',
      'tokens',
      'version_differences',
      'version_texts',
    ])
  })

  it('reads each list only when its turn comes', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    const words = Array.from({ length: 100_000 }, (_, at) => `word number ${at}`)
    for (let list = 0; list < 12; list++) await aList(app, userId, { name: `List ${list}`, words })
    const answer = await request(app, browser)
    await once(answer, 'readable')
    await app.database.kysely.deleteFrom('saved_lists').where('name', '=', 'List 11').execute()
    const files = unzipSync(await buffer(answer))
    expect(strFromU8(files['lists/List 10.txt'] ?? new Uint8Array()).split('\n')).toHaveLength(100_001)
    expect(files['lists/List 11.txt']).toEqual(new Uint8Array())
  })

  it('contains the subscription, the payments and the refunds', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    const { kysely } = app.database
    await kysely
      .updateTable('users')
      .set({ subscription_plan: 'yearly', subscription_status: 'canceled', paid_until: MOMENT })
      .set({ stripe_customer_id: 'cus_1', stripe_subscription_id: 'sub_1' })
      .where('id', '=', userId)
      .execute()
    const payment = {
      amount: 8900,
      refunded: 900,
      currency: 'usd',
      status: 'paid',
      receipt_url: null,
    } as const
    await kysely
      .insertInto('payments')
      .values({ user_id: userId, id: 'in_1', at: MOMENT, ...payment })
      .execute()
    expect(documentIn(await download(app, browser))).toMatchObject({
      subscription: {
        plan: 'yearly',
        status: 'canceled',
        customerId: 'cus_1',
        subscriptionId: 'sub_1',
        periodEndsAt: ISO,
        renewalFailedAt: null,
      },
      payments: [{ id: 'in_1', paidAt: ISO, amount: 8900, refunded: 900, currency: 'usd', status: 'paid' }],
      sandboxSubscriptions: [],
      sandboxPayments: [],
    })
  })

  it('shows that an administrator is signed in as the user, but not who or from where', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    const { now } = app.database
    const times = { created_at: now, last_seen_at: now, authenticated_at: now }
    await app.database.kysely
      .insertInto('sessions')
      .values({
        user_id: userId,
        token_hash: 'hash',
        ...times,
        expires_at: MOMENT,
        user_agent: 'the browser of the boss',
        address: '192.0.2.99',
        impersonator_id: 'the-boss',
        impersonator_hash: 'other hash',
      })
      .execute()
    const text = (await download(app, browser)).get('account.json') ?? ''
    expect(JSON.parse(text).sessions).toMatchObject([
      { by: 'you' },
      { by: 'an administrator', expiresAt: ISO },
    ])
    expect(text).not.toMatch(/boss|192\.0\.2\.99/)
  })

  it('can be canceled halfway', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    const words = Array.from({ length: 100_000 }, (_, at) => `word number ${at}`)
    for (let list = 0; list < 4; list++) await aList(app, userId, { name: `List ${list}`, words })
    const answer = await request(app, browser)
    await once(answer, 'readable')
    answer.destroy()
    await once(answer, 'close')
    expect((await browser.call(accounts.details)).status).toBe(200)
  })

  it('works while six other downloads are being read slowly', async () => {
    await using app = await anApp({ kind })
    const { browser, userId } = await aPerson(app)
    const words = Array.from({ length: 100_000 }, (_, at) => `word number ${at}`)
    for (let list = 0; list < 4; list++) await aList(app, userId, { name: `List ${list}`, words })
    const answers = await Promise.all(Array.from({ length: 6 }, () => request(app, browser)))
    for (const answer of answers) await once(answer, 'readable')
    expect((await browser.call(accounts.download)).status).toBe(200)
    for (const answer of answers) answer.destroy()
  })

  it('requires signing in, and the eleventh download in a row is refused', async () => {
    await using app = await anApp({ kind })
    expect((await aBrowser(app).call(accounts.download)).status).toBe(401)
    const { browser } = await aPerson(app)
    const statuses = []
    for (let time = 0; time <= 10; time++) statuses.push((await browser.call(accounts.download)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })
})

interface Document {
  readonly lists: readonly { name: string; file: string | null; words: string[] }[]
  readonly results: readonly unknown[]
  readonly history: readonly unknown[]
}

async function archiveOf(app: App, browser: Browser) {
  const answer = await app.inject({ url: accounts.download.path, headers: { cookie: cookiesOf(browser) } })
  expect(answer.statusCode).toBe(200)
  return { body: answer.rawPayload }
}

async function download(app: App, browser: Browser): Promise<ReadonlyMap<string, string>> {
  const { body } = await archiveOf(app, browser)
  return new Map(Object.entries(unzipSync(body)).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** Uses a real connection, so that the caller decides when to read the body. */
async function request(app: App, browser: Browser): Promise<IncomingMessage> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { cookie: cookiesOf(browser) }
  const [answer] = await once(get(`${app.listeningOrigin}${accounts.download.path}`, { headers }), 'response')
  return answer
}

function cookiesOf({ cookies }: Browser): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ')
}

function documentIn(files: ReadonlyMap<string, string>): Document {
  return JSON.parse(files.get('account.json') ?? '')
}

function textsIn(files: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...files].filter(([name]) => name !== 'account.json'))
}

async function aPerson(app: App, email = EMAIL): Promise<{ browser: Browser; userId: string }> {
  const browser = aBrowser(app)
  await browser.call(accounts.signUp, { body: { email, password: 'seven looms at dusk' } })
  const { id } = await app.database.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { browser, userId: id }
}

interface ListRow {
  readonly name: string
  readonly words: readonly string[]
  readonly folder_id?: number
  readonly project_id?: number
  readonly deleted_at?: number
}

async function aList({ database }: App, userId: string, { words, ...rest }: ListRow): Promise<void> {
  const { kysely } = database
  const { id } = await kysely
    .insertInto('saved_lists')
    .values({ user_id: userId, word_count: words.length, preview: '[]', ...TIMES, ...rest })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addTexts(database, kysely, 'saved_lists', { userId, id }, { words: words.join('\n') })
}

interface ResultRow {
  readonly name: string
  readonly combinations: readonly string[] | null
  readonly recipe?: string
}

async function aResult({ database }: App, userId: string, { combinations, recipe, ...rest }: ResultRow) {
  const { kysely } = database
  const { id } = await kysely
    .insertInto('saved_results')
    .values({
      user_id: userId,
      has_recipe: recipe === undefined ? 0 : 1,
      has_text: combinations === null ? 0 : 1,
      combination_count: String(combinations?.length ?? 2),
      preview: '[]',
      separator: 'space',
      wrap: 'none',
      ...TIMES,
      ...rest,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const texts = { recipe: recipe ?? null, combinations: combinations?.join('\n') ?? null }
  await addTexts(database, kysely, 'saved_results', { userId, id }, texts)
}

async function secretsIn({ kysely }: Database): Promise<string[]> {
  const users = await kysely.selectFrom('users').select('password_hash').execute()
  const sessions = await kysely.selectFrom('sessions').select('token_hash').execute()
  const devices = await kysely.selectFrom('known_devices').select('device_hash').execute()
  return [
    ...users.map((row) => row.password_hash),
    ...sessions.map((row) => row.token_hash),
    ...devices.map((row) => row.device_hash),
  ].filter((secret) => secret !== null)
}
