import { folders, savedLists, trash } from '@wordloom/contract'
import { type App, aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { snapshotOf } from '@wordloom/testing/database/snapshot'
import { addFolder, addList, addProject, addResult, throwAway } from '@wordloom/testing/library/library'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { createTrash } from './service.ts'
import { createTrashStorage } from './storage.ts'

const DAY = 24 * 60 * 60 * 1000
const TABLES = ['saved_lists', 'saved_results', 'folders', 'projects'] as const

describe.each(DATABASES)('the trash, on %s,', (kind) => {
  it('lists what was deleted, latest first, with the time when it expires', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const all = await oneOfEach(app, userId)
    expect((await browser.call(trash.list)).reply()).toEqual([])
    for (const [at, table] of TABLES.entries()) await throwAwayAgo(app, table, all[table], (at + 1) * DAY)
    const items = (await browser.call(trash.list)).reply()
    expect(items).toMatchObject([
      { kind: 'list', id: all.saved_lists, name: 'Shoes' },
      { kind: 'result', id: all.saved_results, name: 'Red shoes' },
      { kind: 'folder', id: all.folders, name: 'Spring' },
      { kind: 'project', id: all.projects, name: 'Ads' },
    ])
    for (const { deletedAt, expiresAt } of items) {
      expect(Date.parse(expiresAt) - Date.parse(deletedAt)).toBe(30 * DAY)
    }
  })

  it('lists a project before the items that were deleted with it', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const all = await oneOfEach(app, userId)
    const at = Date.now()
    for (const table of TABLES) await setDeletedAt(app, table, all[table], at)
    const items = (await browser.call(trash.list)).reply()
    expect(items.map((item) => item.kind)).toEqual(['project', 'folder', 'list', 'result'])
  })

  it('neither shows nor empties the trash of other accounts', async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    await throwAway(app.database, 'saved_lists', await addList(app.database, bob.id))
    const before = await snapshotOf(app.database)
    expect((await ann.browser.call(trash.list)).reply()).toEqual([])
    expect((await ann.browser.call(trash.empty)).status).toBe(204)
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  it('can be emptied for good, without affecting anything else', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const [kept, gone] = [await oneOfEach(app, userId), await oneOfEach(app, userId)]
    const within = await addList(app.database, userId, { folderId: gone.folders, projectId: gone.projects })
    await throwAway(app.database, 'saved_lists', within)
    for (let list = 0; list < 60; list++) {
      await throwAway(app.database, 'saved_lists', await addList(app.database, userId))
    }
    for (const table of TABLES) await throwAway(app.database, table, gone[table])
    expect((await browser.call(trash.empty)).status).toBe(204)
    expect((await browser.call(trash.list)).reply()).toEqual([])
    for (const table of TABLES) expect([table, await idsIn(app, table)]).toEqual([table, [kept[table]]])
    for (const [endpoint, id] of [
      [savedLists.restore, gone.saved_lists],
      [folders.restore, gone.folders],
    ] as const) {
      expect((await browser.call(endpoint, { params: { id } })).status).toBe(404)
    }
  })

  it('keeps items for 30 days, and then deletes them', async () => {
    await using app = await anApp({ kind })
    const { id: userId } = await aPerson(app)
    const [old, recent, alive] = [
      await oneOfEach(app, userId),
      await oneOfEach(app, userId),
      await oneOfEach(app, userId),
    ]
    for (const table of TABLES) {
      await throwAwayAgo(app, table, old[table], 30 * DAY + 60_000)
      await throwAwayAgo(app, table, recent[table], 30 * DAY - 60_000)
    }
    await aTrash(app.database).purge()
    for (const table of TABLES) {
      expect([table, await idsIn(app, table)]).toEqual([table, [recent[table], alive[table]]])
    }
  })

  it('leaves lists where they are when their deleted folder expires', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const folderId = await addFolder(app.database, userId)
    const id = await addList(app.database, userId, { folderId })
    await browser.call(folders.remove, { params: { id: folderId } })
    await setDeletedAt(app, 'folders', folderId, Date.now() - 31 * DAY)
    await aTrash(app.database).purge()
    expect(await idsIn(app, 'folders')).toEqual([])
    const row = await app.database.kysely.selectFrom('saved_lists').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ id, folder_id: null, former_folder_id: null, deleted_at: null })
  })

  it('either keeps or erases an item that is restored while the trash is being emptied', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const folderId = await addFolder(app.database, userId)
    const ids: number[] = []
    for (let list = 0; list < 40; list++) ids.push(await addList(app.database, userId, { folderId }))
    for (const id of ids) await throwAway(app.database, 'saved_lists', id)
    const emptied = browser.call(trash.empty)
    const restored = await Promise.all(ids.map((id) => browser.call(savedLists.restore, { params: { id } })))
    expect((await emptied).status).toBe(204)
    const back = ids.filter((_, at) => restored[at]?.status === 200)
    expect(restored.every(({ status }) => status === 200 || status === 404)).toBe(true)
    expect((await idsIn(app, 'saved_lists')).toSorted((one, other) => one - other)).toEqual(back)
  })
})

function aTrash(database: Database) {
  return createTrash({ storage: createTrashStorage(database) })
}

async function oneOfEach({ database }: App, userId: string) {
  return {
    saved_lists: await addList(database, userId),
    saved_results: await addResult(database, userId, { name: 'Red shoes', combinations: ['red boot'] }),
    folders: await addFolder(database, userId),
    projects: await addProject(database, userId),
  }
}

function throwAwayAgo(app: App, table: (typeof TABLES)[number], id: number, ago: number) {
  return setDeletedAt(app, table, id, Date.now() - ago)
}

function setDeletedAt({ database }: App, table: (typeof TABLES)[number], id: number, at: number) {
  return database.kysely.updateTable(table).set({ deleted_at: at }).where('id', '=', id).execute()
}

async function idsIn({ database }: App, table: (typeof TABLES)[number]): Promise<number[]> {
  const rows = await database.kysely.selectFrom(table).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
