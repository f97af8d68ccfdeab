import { ITEM_FIELD_MESSAGES, projects, SavedList, savedLists } from '@wordloom/contract'
import { type App, aPerson, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { snapshotOf } from '@wordloom/testing/database/snapshot'
import { addFolder, addList, addProject, throwAway } from '@wordloom/testing/library/library'
import { anApp } from '@wordloom/testing/server/app'
import { soon } from '@wordloom/testing/soon'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const SHOES = { name: 'Shoes', words: ['boot', 'clog', 'mule', 'pump'] }
const NOT_FOUND = '{"message":"Not found","code":"not_found"}'

describe.each(DATABASES)('lists, on %s,', (kind) => {
  it('are stored as they are sent', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const created = await browser.call(savedLists.create, { body: SHOES })
    const list = created.reply()
    expect(list).toMatchObject({ ...SHOES, folderId: null, projectId: null, wordCount: 4, version: 1 })
    expect(created.headers).toMatchObject({ etag: '"1"' })
    const read = await browser.call(savedLists.read, { params: { id: list.id } })
    expect(read.reply()).toEqual(list)
    expect(read.headers).toMatchObject({ etag: '"1"' })
  })

  it('are listed newest first, whole or as summaries', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    expect((await browser.call(savedLists.list)).reply()).toEqual([])
    const shoes = await create(browser, SHOES)
    const hats = await create(browser, { name: 'Hats', words: ['cap'] })
    expect((await browser.call(savedLists.list)).reply()).toEqual([hats, shoes])
    const { words: _, ...head } = shoes
    const summaries = await browser.call(savedLists.list, { query: { view: 'summary' } })
    expect(summaries.reply()).toMatchObject([
      { name: 'Hats', preview: ['cap'] },
      { ...head, preview: ['boot', 'clog', 'mule'] },
    ])
  })

  it('are answered with a summary on saving when one is requested', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const query = { view: 'summary' }
    const created = await browser.call(savedLists.create, { body: SHOES, query })
    const { id } = created.reply()
    expect([created.status, created.headers['etag']]).toEqual([201, '"1"'])
    const body = { name: 'Boots', words: ['boot', 'wader'] }
    const replaced = await browser.call(savedLists.replace, { params: { id }, body, query })
    expect([replaced.status, replaced.headers['etag']]).toEqual([200, '"2"'])
    expect(created.reply()).toMatchObject({ wordCount: 4, preview: ['boot', 'clog', 'mule'] })
    expect(replaced.reply()).toMatchObject({ wordCount: 2, preview: ['boot', 'wader'] })
    expect([created, replaced].map((answer) => 'words' in answer.reply())).toEqual([false, false])
  })

  it('can be changed, which raises their version and leaves them in their folder', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const folderId = await addFolder(app.database, userId)
    const list = await create(browser, { ...SHOES, folderId })
    const body = { name: 'Boots', words: ['boot', '', '  ', 'wader'] }
    const replaced = (await browser.call(savedLists.replace, { params: { id: list.id }, body })).reply()
    expect(replaced).toMatchObject({ name: 'Boots', words: ['boot', 'wader'], wordCount: 2, version: 2 })
    expect(replaced).toMatchObject({ folderId, createdAt: list.createdAt })
    const name = { name: 'High boots' }
    const renamed = (await browser.call(savedLists.rename, { params: { id: list.id }, body: name })).reply()
    expect(renamed).toMatchObject({
      name: 'High boots',
      wordCount: 2,
      version: 3,
      preview: ['boot', 'wader'],
    })
    expect((await browser.call(savedLists.read, { params: { id: list.id } })).reply()).toMatchObject({
      name: 'High boots',
      words: ['boot', 'wader'],
      updatedAt: renamed.updatedAt,
    })
  })

  it('move between folders and between projects without other changes', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const list = await create(browser, SHOES)
    const params = { id: list.id }
    const folderId = await addFolder(app.database, userId)
    const projectId = await addProject(app.database, userId)
    await browser.call(savedLists.setFolder, { params, body: { folderId } })
    await browser.call(savedLists.move, { params, body: { projectId } })
    const moved = (await browser.call(savedLists.read, { params })).reply()
    expect(moved).toEqual({ ...list, folderId, projectId })
    await browser.call(savedLists.setFolder, { params, body: { folderId: null } })
    const out = await browser.call(savedLists.move, { params, body: { projectId: null } })
    expect(out.reply()).toMatchObject({ folderId: null, projectId: null, version: 1 })
    expect(out.reply().updatedAt).toBe(list.updatedAt)
  })

  it('can be deleted, and restored as they were', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const folderId = await addFolder(app.database, userId)
    const list = await create(browser, { ...SHOES, folderId })
    const params = { id: list.id }
    expect((await browser.call(savedLists.remove, { params })).status).toBe(204)
    expect((await browser.call(savedLists.list)).reply()).toEqual([])
    for (const [endpoint, body] of [
      [savedLists.read, undefined],
      [savedLists.replace, SHOES],
      [savedLists.rename, { name: 'Hats' }],
      [savedLists.setFolder, { folderId }],
      [savedLists.move, { projectId: null }],
      [savedLists.remove, undefined],
    ] as const) {
      const answer = await browser.send(endpoint.method, endpoint.path.replace(':id', `${list.id}`), body)
      expect([endpoint.method, answer.status, answer.text]).toEqual([endpoint.method, 404, NOT_FOUND])
    }
    for (const _ of ['undone', 'undone twice']) {
      const restored = (await browser.call(savedLists.restore, { params })).reply()
      expect(restored).toMatchObject({ id: list.id, folderId, version: 1, preview: ['boot', 'clog', 'mule'] })
    }
    expect((await browser.call(savedLists.read, { params })).reply()).toEqual(list)
  })

  it.each(['folders', 'projects'] as const)(
    'are restored without their %s when those are gone',
    async (table) => {
      await using app = await anApp({ kind })
      const { browser, id: userId } = await aPerson(app)
      const folderId = await addFolder(app.database, userId)
      const projectId = await addProject(app.database, userId)
      const id = await addList(app.database, userId, { folderId, projectId })
      await throwAway(app.database, 'saved_lists', id)
      await throwAway(app.database, table, table === 'folders' ? folderId : projectId)
      const restored = (await browser.call(savedLists.restore, { params: { id } })).reply()
      expect(restored).toMatchObject(
        table === 'folders' ? { folderId: null, projectId } : { folderId, projectId: null },
      )
      // The list remembers its former place, and returns there when that is restored.
      const row = await app.database.kysely.selectFrom('saved_lists').selectAll().executeTakeFirstOrThrow()
      expect(row).toMatchObject(
        table === 'folders' ? { former_folder_id: folderId } : { former_project_id: projectId },
      )
    },
  )

  it('can be restored without the project that was deleted with them, and return to it once it is restored', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const projectId = await addProject(app.database, userId)
    const [alone, together] = [
      await addList(app.database, userId, { projectId }),
      await addList(app.database, userId, { projectId }),
    ]
    const params = { id: projectId }
    await browser.call(projects.remove, { params, query: { contents: 'delete' } })
    expect((await browser.call(savedLists.list)).reply()).toEqual([])
    const restored = await browser.call(savedLists.restore, { params: { id: alone } })
    expect(restored.reply()).toMatchObject({ projectId: null })
    await browser.call(projects.restore, { params })
    expect((await browser.call(savedLists.list)).reply()).toMatchObject([
      { id: together, projectId },
      { id: alone, projectId },
    ])
  })

  describe('Q14 with a version', () => {
    it('are changed and deleted only while they have it', async () => {
      await using app = await anApp({ kind })
      const { browser } = await aPerson(app)
      const { id } = await create(browser, SHOES)
      const params = { id }
      const [first, second] = [{ 'if-match': '"1"' }, { 'if-match': '"2"' }]
      const replaced = await browser.call(savedLists.replace, { params, body: SHOES, headers: first })
      expect(replaced.headers).toMatchObject({ etag: '"2"' })
      const before = await snapshotOf(app.database)
      for (const answer of [
        await browser.call(savedLists.replace, { params, body: SHOES, headers: first }),
        await browser.call(savedLists.rename, { params, body: { name: 'Hats' }, headers: first }),
        await browser.call(savedLists.remove, { params, headers: first }),
      ]) {
        const body = { message: 'This item was changed elsewhere', code: 'changed_elsewhere' }
        expect([answer.status, answer.json()]).toEqual([412, body])
      }
      expect(await snapshotOf(app.database)).toEqual(before)
      await browser.call(savedLists.setFolder, { params, body: { folderId: null } })
      expect((await browser.call(savedLists.remove, { params, headers: second })).status).toBe(204)
    })

    it('are changed by only one of many concurrent requests', async () => {
      await using app = await anApp({ kind })
      const { browser } = await aPerson(app)
      const { id } = await create(browser, SHOES)
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          browser.call(savedLists.replace, {
            params: { id },
            body: { name: `Shoes ${at}`, words: [`boot ${at}`] },
            headers: { 'if-match': '"1"' },
          }),
        ),
      )
      const [winner, ...others] = answers.filter(({ status }) => status === 200)
      expect(others).toEqual([])
      expect((await browser.call(savedLists.read, { params: { id } })).reply()).toEqual(winner?.reply())
    })
  })

  it('H01 are created once, however often the same request arrives', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const headers = { 'idempotency-key': 'a-dialog' }
    const ask = (body = SHOES) => browser.call(savedLists.create, { body, headers })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await rowCount(app)).toBe(1)
    expect((await ask({ ...SHOES, name: 'Hats' })).json()).toMatchObject({ code: 'key_reused' })
    expect(await rowCount(app)).toBe(1)
  })

  it('are created side by side when their keys differ', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const folderId = await addFolder(app.database, userId)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        browser.call(savedLists.create, {
          body: { ...SHOES, folderId },
          headers: { 'idempotency-key': `${at}` },
        }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await rowCount(app)).toBe(20)
  })

  it('A01 look to another account exactly like lists that never existed, and stay unchanged', async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const [foreign, missing] = [await addList(app.database, bob.id), 987_654]
    const before = await snapshotOf(app.database)
    for (const [endpoint, body] of [
      [savedLists.read, undefined],
      [savedLists.replace, SHOES],
      [savedLists.rename, { name: 'Hats' }],
      [savedLists.setFolder, { folderId: null }],
      [savedLists.move, { projectId: null }],
      [savedLists.remove, undefined],
      [savedLists.restore, undefined],
    ] as const) {
      for (const id of [foreign, missing, '0', '01', 'x', '1e3', '9007199254740993', '-1']) {
        const path = endpoint.path.replace(':id', `${id}`)
        const answer = await ann.browser.send(endpoint.method, path, body)
        expect([path, answer.status, answer.text]).toEqual([path, 404, NOT_FOUND])
      }
    }
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  it('A04 cannot be put into folders or projects that belong to another account or are deleted', async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const { database } = app
    const id = await addList(database, ann.id)
    const [deletedFolder, deletedProject] = [
      await addFolder(database, ann.id),
      await addProject(database, ann.id),
    ]
    await throwAway(database, 'folders', deletedFolder)
    await throwAway(database, 'projects', deletedProject)
    const folders = [await addFolder(database, bob.id), deletedFolder, 987_654]
    const projects = [await addProject(database, bob.id), deletedProject, 987_654]
    const before = await snapshotOf(database)
    const params = { id }
    for (const folderId of folders) {
      const moved = await ann.browser.call(savedLists.setFolder, { params, body: { folderId } })
      const created = await ann.browser.call(savedLists.create, { body: { ...SHOES, folderId } })
      expect([moved.text, created.text]).toEqual([NOT_FOUND, NOT_FOUND])
    }
    for (const projectId of projects) {
      const moved = await ann.browser.call(savedLists.move, { params, body: { projectId } })
      const created = await ann.browser.call(savedLists.create, { body: { ...SHOES, projectId } })
      expect([moved.text, created.text]).toEqual([NOT_FOUND, NOT_FOUND])
    }
    expect(await snapshotOf(database)).toEqual(before)
  })

  it('A17 are always those of the account, whatever parameters are added', async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    await addList(app.database, bob.id, { name: 'Of Bob' })
    await addList(app.database, ann.id)
    const plain = await ann.browser.send('GET', savedLists.list.path)
    for (const query of [
      `userId=${bob.id}`,
      'limit=-1',
      'limit=1&limit=2',
      'admin=1',
      'user_id=x&folderId=1',
    ]) {
      const asked = await ann.browser.send('GET', `${savedLists.list.path}?${query}`)
      expect([query, asked.status, asked.text]).toEqual([query, 200, plain.text])
    }
  })

  it.each([
    { userId: 'x' },
    { id: 1 },
    { createdAt: '2020-01-01T00:00:00.000Z' },
    { projectId: 1 },
    { version: 9 },
  ])('E02 accept no fields but name and words: %j', async (extra) => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const id = await addList(app.database, userId)
    const before = await snapshotOf(app.database)
    const path = savedLists.replace.path.replace(':id', `${id}`)
    const answer = await browser.send('PUT', path, { ...SHOES, ...extra })
    const [field] = Object.keys(extra)
    expect([answer.status, answer.json()]).toMatchObject([400, { message: `Unknown field: ${field}` }])
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'E05 may be named %s and contain it',
    async (name) => {
      await using app = await anApp({ kind })
      const { browser } = await aPerson(app)
      expect(await create(browser, { name, words: [name] })).toMatchObject({ name, words: [name] })
    },
  )

  it.each([
    ['blanks', '   ', ITEM_FIELD_MESSAGES.listName],
    ['nothing', '', ITEM_FIELD_MESSAGES.listName],
    ['invisible characters', '\u200b', ITEM_FIELD_MESSAGES.listName],
    ['201 characters', 'n'.repeat(201), ITEM_FIELD_MESSAGES.titleLong],
    ['10,000 characters', 'n'.repeat(10_000), ITEM_FIELD_MESSAGES.titleLong],
    ['a line break', 'Shoes\nHats', ITEM_FIELD_MESSAGES.unreadable],
    ['half a character', 'Shoes \ud800', ITEM_FIELD_MESSAGES.unreadable],
  ])('E07 refuse an invalid name: %s', async (_what, name, message) => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const id = await addList(app.database, userId)
    const before = await snapshotOf(app.database)
    for (const answer of [
      await browser.call(savedLists.create, { body: { ...SHOES, name } }),
      await browser.call(savedLists.replace, { params: { id }, body: { ...SHOES, name } }),
      await browser.call(savedLists.rename, { params: { id }, body: { name } }),
    ]) {
      expect([answer.status, answer.json()]).toMatchObject([400, { message, fields: { name: message } }])
    }
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  it.each([
    ['nothing', [], 'Please enter at least one word'],
    ['blanks', [' ', '\t'], 'Please enter at least one word'],
    ['no words at all', undefined, 'Please enter at least one word'],
    ['a text', 'boot', 'words must be an array of strings'],
    ['a line feed', ['a\nb'], 'words must not contain line breaks'],
    ['a carriage return', ['a\rb'], 'words must not contain line breaks'],
    ['other things', [1, null, {}], 'words must be strings'],
    ['arrays', [['a']], 'words must be strings'],
    ['half a character', ['\ud800'], 'words must be text that can be shown'],
    ['NUL', ['a\0b'], 'words must be text that can be shown'],
    [
      'a word of 10,001 characters',
      ['w'.repeat(10_001)],
      'Too long: each of the words has at most 10,000 characters',
    ],
  ])('E08 refuse invalid words: %s', async (_what, words, message) => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const before = await snapshotOf(app.database)
    const answer = await browser.send('POST', savedLists.create.path, { name: 'Shoes', words })
    expect([answer.status, answer.json()]).toMatchObject([400, { message, fields: { words: message } }])
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  it('F01 F04 come back unchanged, whatever they contain', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const words = [
      "'; DROP TABLE users;--",
      '\\',
      '%',
      '_',
      '$1',
      '?',
      "'".repeat(1000),
      '<img src=x onerror=alert(1)>',
      "=cmd|' /C calc'!A0",
      '\t=1',
      ' around it ',
      'a\u2028b',
      '👩‍👩‍👧‍👦 Ångström e\u0301 \u05d0',
      'w'.repeat(10_000),
    ]
    const name = "Robert'); DROP TABLE saved_lists;-- % _ $1 ?"
    const { id } = await create(browser, { name, words })
    const list = (await browser.call(savedLists.read, { params: { id } })).reply()
    expect(list).toMatchObject({ name, words, wordCount: words.length })
  })

  it('H11 can be deleted two hundred at the same time, one request each', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const ids: number[] = []
    for (let list = 0; list < 200; list++) ids.push(await addList(app.database, userId))
    // On a busy machine, some requests get a 503 and are repeated.
    const remove = (id: number) =>
      soon(async () => {
        const { status } = await browser.call(savedLists.remove, { params: { id } })
        if (status === 503) throw new Error('It has too much to do.')
        return status
      })
    expect(await Promise.all(ids.map(remove))).toEqual(Array(200).fill(204))
    expect((await browser.call(savedLists.list)).reply()).toEqual([])
  })
})

async function create(
  browser: Person['browser'],
  body: { name: string; words: string[]; folderId?: number },
): Promise<SavedList> {
  const answer = await browser.call(savedLists.create, { body })
  return z.parse(SavedList, answer.reply())
}

async function rowCount({ database }: App): Promise<number> {
  return (await database.kysely.selectFrom('saved_lists').select('id').execute()).length
}
