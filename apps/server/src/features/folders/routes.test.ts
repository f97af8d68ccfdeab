import { FOLDER_COLORS, folders, ITEM_FIELD_MESSAGES, savedLists } from '@wordloom/contract'
import { type App, aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { snapshotOf } from '@wordloom/testing/database/snapshot'
import { addFolder, addList, throwAway } from '@wordloom/testing/library/library'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'

const NOT_FOUND = '{"message":"Not found","code":"not_found"}'

describe.each(DATABASES)('folders on %s', (kind) => {
  it('are listed in order of creation, and a new one gets the first color by default', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    expect((await browser.call(folders.list)).reply()).toEqual([])
    const spring = (await browser.call(folders.create, { body: { name: ' Spring ' } })).reply()
    const body = { name: 'Autumn', color: '#ef4444' }
    const autumn = (await browser.call(folders.create, { body })).reply()
    expect([spring, autumn]).toMatchObject([{ name: 'Spring', color: '#3b82f6' }, body])
    expect((await browser.call(folders.list)).reply()).toEqual([spring, autumn])
  })

  it('can be changed, and keep their color if none is sent', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const params = { id: await addFolder(app.database, userId) }
    const renamed = await browser.call(folders.update, { params, body: { name: 'Summer' } })
    expect(renamed.reply()).toMatchObject({ name: 'Summer', color: '#10b981' })
    const body = { name: 'Summer', color: '#ec4899' }
    expect((await browser.call(folders.update, { params, body })).reply()).toMatchObject(body)
    expect((await browser.call(folders.list)).reply()).toMatchObject([body])
  })

  it('leave their lists without a folder when they are deleted', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const [spring, autumn] = [
      await addFolder(app.database, userId),
      await addFolder(app.database, userId, 'Autumn'),
    ]
    const [inSpring, inAutumn, inNone] = [
      await addList(app.database, userId, { folderId: spring }),
      await addList(app.database, userId, { folderId: autumn }),
      await addList(app.database, userId),
    ]
    expect((await browser.call(folders.remove, { params: { id: spring } })).status).toBe(204)
    expect((await browser.call(folders.list)).reply()).toMatchObject([{ id: autumn }])
    expect(await foldersOf(app)).toEqual({ [inSpring]: null, [inAutumn]: autumn, [inNone]: null })
    for (const [endpoint, body] of [
      [folders.update, { name: 'Summer' }],
      [folders.remove, undefined],
    ] as const) {
      const path = endpoint.path.replace(':id', `${spring}`)
      expect((await browser.send(endpoint.method, path, body)).text).toBe(NOT_FOUND)
    }
  })

  it('get back their lists when they are restored, even from the trash, except lists that were moved', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const { database } = app
    const [spring, autumn] = [await addFolder(database, userId), await addFolder(database, userId, 'Autumn')]
    const list = () => addList(database, userId, { folderId: spring })
    const [stayed, moved, takenOut, deleted] = [await list(), await list(), await list(), await list()]
    await browser.call(savedLists.remove, { params: { id: deleted } })
    await browser.call(folders.remove, { params: { id: spring } })
    await browser.call(savedLists.setFolder, { params: { id: moved }, body: { folderId: autumn } })
    await browser.call(savedLists.setFolder, { params: { id: takenOut }, body: { folderId: null } })
    for (const _ of ['undone', 'undone twice']) {
      const restored = await browser.call(folders.restore, { params: { id: spring } })
      expect(restored.reply()).toMatchObject({ id: spring, name: 'Spring', color: '#10b981' })
    }
    await browser.call(savedLists.restore, { params: { id: deleted } })
    expect(await foldersOf(app)).toEqual({
      [stayed]: spring,
      [moved]: autumn,
      [takenOut]: null,
      [deleted]: spring,
    })
  })

  it('H04 hold no list once they are deleted, even while lists are being moved into them', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const folderId = await addFolder(app.database, userId)
    const ids: number[] = []
    for (let list = 0; list < 50; list++) ids.push(await addList(app.database, userId))
    const moves = ids.map((id) => browser.call(savedLists.setFolder, { params: { id }, body: { folderId } }))
    const removal = browser.call(folders.remove, { params: { id: folderId } })
    const late = browser.call(savedLists.create, { body: { name: 'Late', words: ['boot'], folderId } })
    expect((await removal).status).toBe(204)
    const statuses = (await Promise.all(moves)).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
    expect([201, 404]).toContain((await late).status)
    expect(new Set(Object.values(await foldersOf(app)))).toEqual(new Set([null]))
    await browser.call(folders.restore, { params: { id: folderId } })
    const back = Object.values(await foldersOf(app)).filter((folder) => folder === folderId)
    const put = statuses.filter((status) => status === 200).length + Number((await late).status === 201)
    expect(back).toHaveLength(put)
  })

  it('H01 are created once, however often the same request comes', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const ask = () =>
      browser.call(folders.create, { body: { name: 'Spring' }, headers: { 'idempotency-key': 'a-dialog' } })
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await browser.call(folders.list)).reply()).toHaveLength(1)
  })

  it("A01 answer the same for another user's folder as for one that doesn't exist", async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const [own, foreign] = [await addFolder(app.database, bob.id), await addFolder(app.database, bob.id)]
    await throwAway(app.database, 'folders', foreign)
    const before = await snapshotOf(app.database)
    for (const [endpoint, body] of [
      [folders.update, { name: 'Mine' }],
      [folders.remove, undefined],
      [folders.restore, undefined],
    ] as const) {
      for (const id of [own, foreign, 987_654, '0', 'x']) {
        const path = endpoint.path.replace(':id', `${id}`)
        const answer = await ann.browser.send(endpoint.method, path, body)
        expect([path, answer.status, answer.text]).toEqual([path, 404, NOT_FOUND])
      }
    }
    expect(await snapshotOf(app.database)).toEqual(before)
    expect((await ann.browser.call(folders.list)).reply()).toEqual([])
  })

  it.each([{ userId: 'x' }, { id: 1 }, { deletedAt: null }])(
    'E02 accept changes of name and color only: %j',
    async (extra) => {
      await using app = await anApp({ kind })
      const { browser, id: userId } = await aPerson(app)
      const path = folders.update.path.replace(':id', `${await addFolder(app.database, userId)}`)
      const before = await snapshotOf(app.database)
      const answer = await browser.send('PUT', path, { name: 'Spring', ...extra })
      expect([answer.status, answer.json()]).toMatchObject([
        400,
        { message: `Unknown field: ${Object.keys(extra)[0]}` },
      ])
      expect(await snapshotOf(app.database)).toEqual(before)
    },
  )

  it.each([
    ['blanks', '   ', ITEM_FIELD_MESSAGES.folderName],
    ['nothing', '', ITEM_FIELD_MESSAGES.folderName],
    ['an invisible character', '\u200b', ITEM_FIELD_MESSAGES.folderName],
    ['201 characters', 'n'.repeat(201), ITEM_FIELD_MESSAGES.titleLong],
    ['NUL', 'a\0b', ITEM_FIELD_MESSAGES.unreadable],
  ])('E07 refuse a name made of %s', async (_what, name, message) => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const params = { id: await addFolder(app.database, userId) }
    for (const answer of [
      await browser.call(folders.create, { body: { name } }),
      await browser.call(folders.update, { params, body: { name } }),
    ]) {
      expect([answer.status, answer.json()]).toMatchObject([400, { message, fields: { name: message } }])
    }
    expect((await browser.call(folders.list)).reply()).toMatchObject([{ name: 'Spring' }])
  })

  it('E10 have one of the folder colors, in upper or lower case', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const create = (color: unknown) => browser.send('POST', folders.create.path, { name: 'Spring', color })
    for (const color of FOLDER_COLORS) {
      const answer = await create(color.toUpperCase())
      expect([answer.status, answer.json()]).toMatchObject([201, { color }])
    }
    const wrong = ['red', '#3b82f', '#123456', '#3b82f6;background:url(//evil.example)', ' #3b82f6', '', null]
    for (const color of wrong) {
      const answer = await create(color)
      expect([color, answer.status, answer.json()]).toMatchObject([
        color,
        400,
        { fields: { color: ITEM_FIELD_MESSAGES.folderColor } },
      ])
    }
  })

  it('E05 F01 accept any visible name', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    for (const name of ['__proto__', 'constructor', "'; DROP TABLE folders;--", '% _ $1 ? \\', '<b>x</b>']) {
      const { reply } = await browser.call(folders.create, { body: { name } })
      expect(reply()).toMatchObject({ name })
    }
    expect((await browser.call(folders.list)).reply()).toHaveLength(5)
  })
})

async function foldersOf({ database }: App): Promise<Record<number, number | null>> {
  const rows = await database.kysely.selectFrom('saved_lists').select(['id', 'folder_id']).execute()
  return Object.fromEntries(rows.map((row) => [row.id, row.folder_id]))
}
