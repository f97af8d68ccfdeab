import {
  ITEM_FIELD_MESSAGES,
  type Project,
  ProjectSummary,
  projects,
  savedLists,
  savedResults,
} from '@wordloom/contract'
import { type App, aPerson, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { snapshotOf } from '@wordloom/testing/database/snapshot'
import { addList, addProject } from '@wordloom/testing/library/library'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

type Browser = Person['browser']

const NOT_FOUND = '{"message":"Not found","code":"not_found"}'
const WORDS = { name: 'Towns', words: ['Leeds', 'York'] }
const COMBINATIONS = { name: 'Ads', combinations: ['red fox', 'red owl'] }

describe.each(DATABASES)('projects, on %s,', (kind) => {
  it('keep the names and the order of their columns, and columns without a name as they are', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const { id, columns: unnamed } = (await browser.call(projects.create, { body: { name: 'Ads' } })).reply()
    expect(unnamed.map((column) => 'name' in column)).toEqual([false, false, false])
    const columns = ['Wood', '', 'Promise'].map((name, place) => ({ id: `${3 - place}`, name, words: name }))
    await browser.call(projects.update, { params: { id }, body: { columns } })
    expect((await browser.call(projects.read, { params: { id } })).reply().columns).toEqual(columns)
    const tooLong = columns.map((column) => ({ ...column, name: 'x'.repeat(61) }))
    const refused = await browser.call(projects.update, { params: { id }, body: { columns: tooLong } })
    expect(refused.status).toBe(400)
  })

  it('start like a new generator page: three empty columns, no separator and no wrap', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const created = await browser.call(projects.create, { body: { name: ' Ads ', description: '  ' } })
    const project = created.reply()
    expect(project).toMatchObject({
      name: 'Ads',
      description: null,
      version: 1,
      columns: [{ words: '' }, { words: '' }, { words: '' }],
      separator: 'nothing',
      customSeparator: '',
      wrap: 'nothing',
      customWrap: '',
      customPrefix: '',
      customSuffix: '',
      unique: false,
    })
    expect(new Set(project.columns.map(({ id }) => id)).size).toBe(3)
    expect([created.status, created.headers['etag']]).toEqual([201, '"1"'])
    const read = await browser.call(projects.read, { params: { id: project.id } })
    expect(read.reply()).toEqual(project)
    expect(read.headers['etag']).toBe('"1"')
  })

  it('are listed newest first, whole or as summaries that count their lists and results', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    expect((await browser.call(projects.list)).reply()).toEqual([])
    const ads = await create(browser, { name: 'Ads' })
    const shop = await create(browser, { name: 'Shop', columns: columns('a', 'b', 'c') })
    expect((await browser.call(projects.list)).reply()).toEqual([shop, ads])
    const list = (await add(browser, ads.id)).list
    await browser.call(savedLists.remove, { params: { id: (await add(browser, ads.id)).list } })
    expect(await summaries(browser)).toMatchObject([
      { name: 'Shop', columnCount: 3, listCount: 0, resultCount: 0 },
      { name: 'Ads', columnCount: 3, listCount: 1, resultCount: 2 },
    ])
    await browser.call(savedLists.move, { params: { id: list }, body: { projectId: shop.id } })
    expect(await summaries(browser)).toMatchObject([{ listCount: 1 }, { listCount: 0, resultCount: 2 }])
  })

  it('replace name and description together, and parts of the generator one by one', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const { id } = await create(browser, { name: 'Ads', description: 'For all towns', unique: true })
    const update = async (body: object) => {
      const answer = await browser.send('PUT', `${projects.list.path}/${id}`, body)
      return answer.json()
    }
    const typed = columns('red\nblue', 'fox\n', '')
    expect(await update({ columns: typed, separator: 'space' })).toMatchObject({
      name: 'Ads',
      description: 'For all towns',
      columns: typed,
      separator: 'space',
      unique: true,
      version: 2,
    })
    expect(await update({ name: 'Shop' })).toMatchObject({
      name: 'Shop',
      description: null,
      columns: typed,
      version: 3,
    })
    expect(await update({ name: 'Shop', description: 'New', unique: false })).toMatchObject({
      description: 'New',
      separator: 'space',
      unique: false,
      version: 4,
    })
    const message = ITEM_FIELD_MESSAGES.projectName
    for (const body of [{}, { description: 'Alone' }, { name: ' ' }]) {
      expect(await update(body)).toMatchObject({ code: 'bad_request', fields: { name: message } })
    }
  })

  it('keep row settings until an empty object removes them', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const rows: NonNullable<Project['rows']> = {
      links: [[0, 1]],
      optional: [2],
      patterns: ['{1}, {2}', '"rows":{} {3}'],
      rules: [
        { kind: 'length', unit: 'characters', most: 80 },
        { kind: 'leave-out', texts: 'Leeds\nYork', isOff: true },
      ],
      order: { sample: { count: 500, seed: '7' } },
      fields: [{ name: 'Path', template: '/{1|slug}' }],
    }
    const created = await create(browser, { name: 'Ads', rows })
    expect(created).toMatchObject({ rows })
    const { id } = created
    const update = async (body: object) => (await browser.send('PUT', `/api/projects/${id}`, body)).json()
    const read = async () => (await browser.call(projects.read, { params: { id } })).reply()
    expect((await read()).rows).toEqual(rows)
    expect(await update({ columns: columns('a', 'b', 'c'), separator: 'plus' })).toMatchObject({ rows })
    expect(await update({ rows: { optional: [0] } })).toMatchObject({ rows: { optional: [0] } })
    const numbered = { version: 3, links: [[1, 2]], optional: [6] }
    expect(await update({ rows: numbered })).toMatchObject({ rows: numbered })
    expect((await read()).rows).toEqual(numbered)
    expect(await update({ rows: {} })).not.toHaveProperty('rows')
    expect(await read()).not.toHaveProperty('rows')
    for (const wrong of [{ rules: [{ kind: 'unknown' }] }, { newer: true }, { version: 3, optional: [0] }]) {
      const answer = await browser.send('PUT', `/api/projects/${id}`, { rows: wrong })
      expect([answer.status, await read()]).toEqual([400, await read()])
    }
  })

  it.each([
    [{ customWrap: '<|>' }, { customWrap: '<|>', customPrefix: '<', customSuffix: '>' }],
    [{ customWrap: 'a|b|c' }, { customPrefix: 'a', customSuffix: 'b|c' }],
    [
      { customPrefix: 'a|b', customSuffix: 'c' },
      { customWrap: 'a|b|c', customPrefix: 'a|b', customSuffix: 'c' },
    ],
    [
      { customWrap: 'x|y', customPrefix: '(', customSuffix: ')' },
      { customWrap: '(|)', customPrefix: '(', customSuffix: ')' },
    ],
  ])('store a wrap without ambiguity: %j', async (sent, kept) => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const project = await create(browser, { name: 'Ads', wrap: 'custom', ...sent })
    expect(project).toMatchObject(kept)
    const read = await browser.call(projects.read, { params: { id: project.id } })
    expect(read.reply()).toEqual(project)
  })

  it.each(['abcdef|x', 'x|abcdef', '😀😀😀😀😀😀'])(
    'E12 refuse a wrap of more than five characters on a side: %j',
    async (wrap) => {
      await using app = await anApp({ kind })
      const { browser } = await aPerson(app)
      const { id } = await create(browser, { name: 'Ads' })
      const before = await snapshotOf(app.database)
      const result = { ...COMBINATIONS, wrap }
      const answers = [
        await browser.send('POST', '/api/projects', { name: 'Shop', customWrap: wrap }),
        await browser.send('PUT', `/api/projects/${id}`, { customWrap: wrap }),
        await browser.send('POST', `/api/projects/${id}/results`, result),
        await browser.send('POST', '/api/saved-results', result),
      ]
      const message = 'Please use at most 5 characters on each side of the bar'
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
      expect(answers.map((answer) => answer.json())).toEqual([
        { message, code: 'bad_request', fields: { customWrap: message } },
        { message, code: 'bad_request', fields: { customWrap: message } },
        { message, code: 'bad_request', fields: { wrap: message } },
        { message, code: 'bad_request', fields: { wrap: message } },
      ])
      expect(await snapshotOf(app.database)).toEqual(before)
    },
  )

  it('hold lists and results, which can be created in them', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const { id } = await create(browser, { name: 'Ads' })
    const params = { id }
    await browser.call(savedLists.create, { body: WORDS })
    const list = (await browser.call(projects.addList, { params, body: WORDS })).reply()
    const result = (await browser.call(projects.addResult, { params, body: COMBINATIONS })).reply()
    expect(list).toMatchObject({ ...WORDS, projectId: id, folderId: null })
    expect(result).toMatchObject({ ...COMBINATIONS, projectId: id })
    expect((await browser.call(projects.lists, { params })).reply()).toEqual([list])
    expect((await browser.call(projects.results, { params })).reply()).toEqual([result])
    const query = { view: 'summary' }
    expect((await browser.call(projects.lists, { params, query })).reply()).toMatchObject([
      { name: 'Towns', wordCount: 2, preview: WORDS.words },
    ])
    expect((await browser.call(projects.results, { params, query })).reply()).toMatchObject([
      { name: 'Ads', combinationCount: 2, preview: COMBINATIONS.combinations },
    ])
    const nameless = await browser.call(projects.addList, { params, body: { ...WORDS, name: '' } })
    expect(nameless.json()).toMatchObject({ message: ITEM_FIELD_MESSAGES.projectListName })
  })

  describe('after their deletion', () => {
    it('release their lists and results, and take them back when they are restored', async () => {
      await using app = await anApp({ kind })
      const { browser } = await aPerson(app)
      const [ads, shop] = [await create(browser, { name: 'Ads' }), await create(browser, { name: 'Shop' })]
      const [staying, moved] = [await add(browser, ads.id), await add(browser, ads.id)]
      expect((await browser.call(projects.remove, { params: { id: ads.id } })).status).toBe(204)
      expect(await placesOf(browser)).toEqual([null, null, null, null])
      await browser.call(savedLists.move, { params: { id: moved.list }, body: { projectId: shop.id } })
      await browser.call(savedResults.move, { params: { id: moved.result }, body: { projectId: null } })
      for (const _ of ['undone', 'undone twice']) {
        const restored = await browser.call(projects.restore, { params: { id: ads.id } })
        expect(restored.reply()).toEqual(ads)
      }
      const own = { params: { id: ads.id } }
      expect((await browser.call(projects.lists, own)).reply()).toMatchObject([{ id: staying.list }])
      expect((await browser.call(projects.results, own)).reply()).toMatchObject([{ id: staying.result }])
    })

    it('take their lists and results along on request, and restore exactly those', async () => {
      await using app = await anApp({ kind })
      const { browser } = await aPerson(app)
      const { id } = await create(browser, { name: 'Ads' })
      const [before, together] = [await add(browser, id), await add(browser, id)]
      const params = { id }
      await browser.call(savedLists.remove, { params: { id: before.list } })
      await browser.call(savedResults.remove, { params: { id: before.result } })
      await deletedEarlier(app)
      const removed = await browser.call(projects.remove, { params, query: { contents: 'delete' } })
      expect(removed.status).toBe(204)
      expect(await placesOf(browser)).toEqual([])
      expect((await browser.call(savedLists.read, { params: { id: together.list } })).text).toBe(NOT_FOUND)
      await browser.call(projects.restore, { params })
      expect((await browser.call(projects.lists, { params })).reply()).toMatchObject([{ id: together.list }])
      expect((await browser.call(projects.results, { params })).reply()).toMatchObject([
        { id: together.result },
      ])
    })

    it('can only be restored', async () => {
      await using app = await anApp({ kind })
      const { browser, id: userId } = await aPerson(app)
      const id = await addProject(app.database, userId)
      const list = await addList(app.database, userId)
      await browser.call(projects.remove, { params: { id } })
      const before = await snapshotOf(app.database)
      for (const answer of await asksFor(browser, id))
        expect([answer.status, answer.text]).toEqual([404, NOT_FOUND])
      const moved = await browser.call(savedLists.move, { params: { id: list }, body: { projectId: id } })
      expect(moved.text).toBe(NOT_FOUND)
      expect(await snapshotOf(app.database)).toEqual(before)
      expect((await browser.call(projects.restore, { params: { id } })).status).toBe(200)
    })
  })

  it('Q14 change only while they have the version that the request names', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const { id } = await create(browser, { name: 'Ads' })
    const params = { id }
    const headers = { 'if-match': '"1"' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        browser.call(projects.update, { params, body: { columns: columns(`${at}`, '', '') }, headers }),
      ),
    )
    const [winner, ...others] = answers.filter(({ status }) => status === 200)
    expect(others).toEqual([])
    expect(winner?.headers['etag']).toBe('"2"')
    expect((await browser.call(projects.read, { params })).reply()).toEqual(winner?.reply())
    const refused = answers.find(({ status }) => status !== 200)
    expect([refused?.status, refused?.json()]).toMatchObject([412, { code: 'changed_elsewhere' }])
    await add(browser, id)
    expect((await browser.call(projects.read, { params })).reply().version).toBe(2)
  })

  it('H01 are created once, however often the same request arrives, and so are the items in them', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const twenty = <Answer>(ask: () => Promise<Answer>) => Promise.all(Array.from({ length: 20 }, ask))
    const made = await twenty(() =>
      browser.call(projects.create, { body: { name: 'Ads' }, headers: { 'idempotency-key': 'project' } }),
    )
    expect(new Set(made.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const [ads, ...others] = await summaries(browser)
    expect(others).toEqual([])
    const params = { id: ads?.id ?? 0 }
    const headers = { 'idempotency-key': 'list' }
    const lists = await twenty(() => browser.call(projects.addList, { params, body: WORDS, headers }))
    expect(new Set(lists.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await summaries(browser)).toMatchObject([{ listCount: 1 }])
  })

  it('A05 A07 of another account look exactly like projects that never existed, and stay unchanged', async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const { id: foreign } = await create(bob.browser, { name: 'Of Bob', description: 'Secret' })
    await add(bob.browser, foreign)
    const before = await snapshotOf(app.database)
    for (const id of [foreign, 987_654, '0', '01', 'x', '9007199254740993']) {
      const answers = await asksFor(ann.browser, id)
      answers.push(await ann.browser.send('POST', `${projects.list.path}/${id}/restore`))
      for (const { status, text, headers } of answers) {
        expect([id, status, text, headers['etag']]).toEqual([id, 404, NOT_FOUND, undefined])
      }
    }
    expect(await snapshotOf(app.database)).toEqual(before)
    expect((await ann.browser.call(projects.list)).reply()).toEqual([])
  })

  it.each([
    { userId: 'x' },
    { id: 1 },
    { createdAt: '2020-01-01T00:00:00.000Z' },
    { projectId: 1 },
    { version: 9 },
  ])('E02 accept no other fields: %j', async (extra) => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const id = await addProject(app.database, userId)
    const before = await snapshotOf(app.database)
    const [field] = Object.keys(extra)
    for (const answer of [
      await browser.send('POST', projects.create.path, { name: 'Ads', ...extra }),
      await browser.send('PUT', `${projects.list.path}/${id}`, { name: 'Ads', ...extra }),
    ]) {
      expect([answer.status, answer.json()]).toMatchObject([400, { message: `Unknown field: ${field}` }])
    }
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  it('E05 F01 return exactly what was sent, whatever their names and content', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    for (const name of [
      '__proto__',
      'constructor',
      "Robert'); DROP TABLE projects;-- % _ $1 ?",
      '👩‍👩‍👧‍👦 \u05d0',
    ]) {
      const sent = { name, description: `${name}\nand more`, columns: columns(name, '\t=1\r\n "', '\u2028') }
      const { id } = await create(browser, sent)
      expect((await browser.call(projects.read, { params: { id } })).reply()).toMatchObject(sent)
    }
    expect((await summaries(browser)).map(({ name }) => name)).toHaveLength(4)
  })

  it.each([
    ['blanks', '   ', ITEM_FIELD_MESSAGES.newProjectName],
    ['nothing', '', ITEM_FIELD_MESSAGES.newProjectName],
    ['invisible characters', '\u200b', ITEM_FIELD_MESSAGES.newProjectName],
    ['201 characters', 'n'.repeat(201), ITEM_FIELD_MESSAGES.titleLong],
    ['10,000 characters', 'n'.repeat(10_000), ITEM_FIELD_MESSAGES.titleLong],
    ['a line break', 'Ads\nShop', ITEM_FIELD_MESSAGES.unreadable],
  ])('E07 refuse an invalid name: %s', async (_what, name, message) => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const before = await snapshotOf(app.database)
    const answer = await browser.call(projects.create, { body: { name } })
    expect([answer.status, answer.json()]).toMatchObject([400, { message, fields: { name: message } }])
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  describe('E11 have as many columns', () => {
    it.each([2, 7])('as a generator can have, and not %i', async (count) => {
      await using app = await anApp({ kind })
      const { browser } = await aPerson(app)
      const body = { name: 'Ads', columns: columns(...Array.from({ length: count }, () => 'a')) }
      const answer = await browser.call(projects.create, { body })
      expect([answer.status, answer.json()]).toMatchObject([400, { message: 'A project has 3 to 6 columns' }])
    })

    it('as the plan allows, but keep those that they had before', async () => {
      await using app = await anApp({ kind })
      const { browser, id: userId } = await aPerson(app)
      const six = columns('a', 'b', 'c', 'd', 'e', 'f')
      const refusal = [403, { code: 'plan_limit', message: 'Your plan allows up to 3 columns' }]
      const free = await browser.call(projects.create, { body: { name: 'Ads', columns: six.slice(0, 4) } })
      expect([free.status, free.json()]).toMatchObject(refusal)

      await subscribe(app, userId, 'monthly')
      const { id } = await create(browser, { name: 'Ads', columns: six.slice(0, 5) })
      await subscribe(app, userId, 'free')
      const params = { id }
      const put = (sent: Project['columns']) =>
        browser.call(projects.update, { params, body: { columns: sent } })
      const more = await put(six)
      expect([more.status, more.json()]).toMatchObject(refusal)
      expect((await put(columns('1', '2', '3', '4', '5'))).status).toBe(200)
      expect((await browser.call(projects.update, { params, body: { name: 'Shop' } })).status).toBe(200)
      expect((await put(six.slice(0, 4))).status).toBe(200)
      expect((await put(six.slice(0, 5))).status).toBe(403)
    })
  })

  it('H07 lose nothing that is added to them while they are being deleted', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const { id } = await create(browser, { name: 'Ads' })
    const params = { id }
    const lists = await Promise.all(
      Array.from({ length: 20 }, () => browser.call(savedLists.create, { body: WORDS })),
    )
    const [removed, ...answers] = await Promise.all([
      browser.call(projects.remove, { params }),
      ...lists.map((list) =>
        browser.call(savedLists.move, { params: { id: list.reply().id }, body: { projectId: id } }),
      ),
      ...Array.from({ length: 20 }, () => browser.call(projects.addResult, { params, body: COMBINATIONS })),
    ])
    expect(removed.status).toBe(204)
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 201, 404].includes(status))).toEqual([])
    const made = statuses.filter((status) => status === 201).length
    expect(await placesOf(browser)).toEqual(Array(lists.length + made).fill(null))
  })

  it('are not restored beyond the limit of the plan', async () => {
    await using app = await anApp({ kind, settings: { FREE_PLAN_SAVED_ITEMS: '1' } })
    const { browser } = await aPerson(app)
    const { id } = await create(browser, { name: 'Ads' })
    const params = { id }
    await browser.call(projects.addList, { params, body: WORDS })
    await browser.call(projects.remove, { params, query: { contents: 'delete' } })
    await browser.call(savedLists.create, { body: WORDS })
    const before = await snapshotOf(app.database)
    const answer = await browser.call(projects.restore, { params })
    expect([answer.status, answer.json()]).toMatchObject([403, { code: 'plan_limit' }])
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  it('with a generator full of words come back unchanged', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const words = Array.from({ length: 100_000 }, (_, at) => `word 👩‍👧 ${at}`).join('\n')
    const { id, columns: kept } = await create(browser, { name: 'Ads', columns: columns(words, 'b', words) })
    expect(kept.map((column) => column.words)).toEqual([words, 'b', words])
    const read = (await browser.call(projects.read, { params: { id } })).reply()
    expect(read.columns).toEqual(kept)
  })
})

function columns(...words: string[]): Project['columns'] {
  return words.map((text, at) => ({ id: `column-${at}`, words: text }))
}

async function create(
  browser: Browser,
  body: { readonly name: string } & Partial<Omit<Project, 'id' | 'version' | 'createdAt' | 'updatedAt'>>,
): Promise<Project> {
  return (await browser.call(projects.create, { body })).reply()
}

async function summaries(browser: Browser): Promise<readonly ProjectSummary[]> {
  const answer = await browser.call(projects.list, { query: { view: 'summary' } })
  return z.parse(z.array(ProjectSummary), answer.reply())
}

async function add(browser: Browser, id: number): Promise<{ list: number; result: number }> {
  const params = { id }
  const list = await browser.call(projects.addList, { params, body: WORDS })
  const result = await browser.call(projects.addResult, { params, body: COMBINATIONS })
  return { list: list.reply().id, result: result.reply().id }
}

async function placesOf(browser: Browser): Promise<(number | null)[]> {
  const items = [
    ...(await browser.call(savedLists.list)).reply(),
    ...(await browser.call(savedResults.list)).reply(),
  ]
  return items.map(({ projectId }) => projectId)
}

async function asksFor(browser: Browser, id: number | string) {
  const path = `${projects.list.path}/${id}`
  return [
    await browser.send('GET', path),
    await browser.send('PUT', path, { name: 'Shop' }),
    await browser.send('PUT', path, { unique: true }),
    await browser.send('DELETE', path),
    await browser.send('DELETE', `${path}?contents=delete`),
    await browser.send('GET', `${path}/lists`),
    await browser.send('GET', `${path}/lists?view=summary`),
    await browser.send('GET', `${path}/results`),
    await browser.send('GET', `${path}/results?view=summary`),
    await browser.send('POST', `${path}/lists`, WORDS),
    await browser.send('POST', `${path}/results`, COMBINATIONS),
  ]
}

function subscribe({ database }: App, userId: string, plan: 'free' | 'monthly'): Promise<unknown> {
  return database.kysely
    .updateTable('users')
    .set({ subscription_plan: plan, subscription_status: plan === 'free' ? 'free' : 'active' })
    .where('id', '=', userId)
    .execute()
}

async function deletedEarlier({ database: { kysely } }: App): Promise<void> {
  for (const table of ['saved_lists', 'saved_results'] as const) {
    await kysely
      .updateTable(table)
      .set((column) => ({ deleted_at: column('deleted_at', '-', 1000) }))
      .where('deleted_at', 'is not', null)
      .execute()
  }
}
