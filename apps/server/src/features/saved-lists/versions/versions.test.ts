import {
  type ListVersion,
  listVersions,
  MAX_LIST_VERSIONS,
  MAX_VERSIONS,
  projects,
  savedLists,
  trash,
  VERSION_DAYS,
  VERSION_MINUTES,
} from '@wordloom/contract'
import { type App, aPerson, type Person } from '@wordloom/testing/accounts/person'
import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { addUser } from '@wordloom/testing/database/rows'
import { watchStatements } from '@wordloom/testing/database/watch-statements'
import { addList, addProject } from '@wordloom/testing/library/library'
import { addPerson } from '@wordloom/testing/library/people'
import { addVersion } from '@wordloom/testing/library/versions'
import { anApp } from '@wordloom/testing/server/app'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/database.ts'
import { createSavedListStorage } from '../storage.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

async function anOwner(app: App, words: readonly string[] = ['boot', 'clog']) {
  const ann = await aPerson(app)
  const projectId = await addProject(app.database, ann.id)
  const id = await addList(app.database, ann.id, { words, projectId })
  return { ann, projectId, id }
}

async function historyOf({ browser }: Person, id: number, query = {}): Promise<readonly ListVersion[]> {
  return (await browser.call(listVersions.list, { params: { id }, query })).reply()
}

async function wordsOf({ browser }: Person, id: number): Promise<readonly string[]> {
  return (await browser.call(savedLists.read, { params: { id } })).reply().words
}

function save({ browser }: Person, id: number, words: readonly string[], query = {}) {
  return browser.call(savedLists.replace, {
    params: { id },
    query,
    body: { name: 'Shoes', words: [...words] },
  })
}

/** Lets the versions get older. */
async function pass({ kysely }: Database, time: number): Promise<void> {
  await kysely
    .updateTable('list_versions')
    .set({ changed_at: sql`changed_at - ${time}` })
    .execute()
}

const afterABurst = ({ database }: App) => pass(database, VERSION_MINUTES * MINUTE)

describe.each(DATABASES)('the versions of a list, on %s,', (kind) => {
  it('say what it was before, who changed it, and what changed', async () => {
    await using app = await anApp({ kind })
    const { ann, id } = await anOwner(app)
    expect(await historyOf(ann, id)).toEqual([])
    await save(ann, id, ['boot', 'mule', 'pump'])
    await afterABurst(app)
    await save(ann, id, ['pump', 'mule'])
    const [last, first] = await historyOf(ann, id)
    expect(last).toMatchObject({
      wordCount: 3,
      preview: ['boot', 'mule', 'pump'],
      changedBy: ann.email,
      difference: { added: 0, removed: 1, addedExamples: [], removedExamples: ['boot'] },
    })
    expect(first).toMatchObject({
      wordCount: 2,
      difference: { added: 2, removed: 1, addedExamples: ['mule', 'pump'], removedExamples: ['clog'] },
    })
    const params = { id, versionId: first?.id ?? 0 }
    const version = (await ann.browser.call(listVersions.read, { params })).reply()
    expect(version).toMatchObject({ id: first?.id, wordCount: 2, words: ['boot', 'clog'] })
  })

  it('keep what it was before a burst of changes', async () => {
    await using app = await anApp({ kind })
    const { ann, id } = await anOwner(app)
    for (const words of [['boot'], ['boot', 'm'], ['boot', 'mule']]) await save(ann, id, words)
    expect(await historyOf(ann, id)).toMatchObject([{ preview: ['boot', 'clog'] }])
    await afterABurst(app)
    await save(ann, id, ['mule'])
    expect(await historyOf(ann, id)).toMatchObject([
      { preview: ['boot', 'mule'] },
      { preview: ['boot', 'clog'] },
    ])
  })

  it('are not kept for a new name or the same words', async () => {
    await using app = await anApp({ kind })
    const { ann, id } = await anOwner(app)
    await ann.browser.call(savedLists.rename, { params: { id }, body: { name: 'Boots' } })
    await save(ann, id, ['boot', 'clog'])
    expect(await historyOf(ann, id)).toEqual([])
    await save(ann, id, ['clog', 'boot'])
    expect(await historyOf(ann, id)).toMatchObject([{ difference: { added: 0, removed: 0 } }])
  })

  it('can be brought back, and that can be undone', async () => {
    await using app = await anApp({ kind })
    const { ann, id } = await anOwner(app)
    await save(ann, id, ['pump'])
    const [version] = await historyOf(ann, id)
    const params = { id, versionId: version?.id ?? 0 }
    const back = (await ann.browser.call(listVersions.bringBack, { params })).reply()
    expect(back).toMatchObject({ wordCount: 2, preview: ['boot', 'clog'], version: 3 })
    expect(await wordsOf(ann, id)).toEqual(['boot', 'clog'])
    const history = await historyOf(ann, id)
    expect(history).toMatchObject([{ preview: ['pump'] }, { preview: ['boot', 'clog'] }])
    const undo = { id, versionId: history[0]?.id ?? 0 }
    await ann.browser.call(listVersions.bringBack, { params: undo })
    expect(await wordsOf(ann, id)).toEqual(['pump'])
  })

  it('are brought back only to the list as it was seen', async () => {
    await using app = await anApp({ kind })
    const { ann, id } = await anOwner(app)
    await save(ann, id, ['pump'])
    const [version] = await historyOf(ann, id)
    const params = { id, versionId: version?.id ?? 0 }
    const bringBack = () =>
      ann.browser.call(listVersions.bringBack, { params, headers: { 'if-match': '"2"' } })
    const answers = await Promise.all([bringBack(), bringBack(), bringBack()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412])
    expect(await historyOf(ann, id)).toHaveLength(2)
    const other = await addList(app.database, ann.id)
    for (const [listId, versionId] of [
      [other, version?.id ?? 0],
      [id, 999_999],
    ] as const)
      for (const endpoint of [listVersions.read, listVersions.bringBack]) {
        const answer = await ann.browser.call(endpoint, { params: { id: listId, versionId } })
        expect(answer.status).toBe(404)
      }
  })

  it('lose none of the changes that several people make at the same time', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, id } = await anOwner(app)
    const bob = await aPerson(app)
    await addPerson(app.database, ann.id, { projectId, role: 'editor', person: bob })
    const query = { account: ann.id }
    await Promise.all([save(ann, id, ['mule']), save(bob, id, ['pump'], query)])
    const history = await historyOf(ann, id)
    expect(history.map(({ changedBy }) => changedBy).toSorted()).toEqual([ann.email, bob.email].toSorted())
    const [last, first] = history
    expect(first?.preview).toEqual(['boot', 'clog'])
    expect(last?.preview).toEqual(last?.changedBy === bob.email ? ['mule'] : ['pump'])
  })

  it('are seen by viewers of its project, and brought back by editors', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, id } = await anOwner(app)
    const [bob, eve] = [await aPerson(app), await aPerson(app)]
    await addPerson(app.database, ann.id, { projectId, role: 'editor', person: bob })
    await addPerson(app.database, ann.id, { projectId, role: 'viewer', person: eve })
    const query = { account: ann.id }
    await save(bob, id, ['pump'], query)
    const history = await historyOf(eve, id, query)
    expect(history).toMatchObject([{ preview: ['boot', 'clog'], changedBy: bob.email }])
    const params = { id, versionId: history[0]?.id ?? 0 }
    expect((await eve.browser.call(listVersions.read, { params, query })).status).toBe(200)
    expect((await eve.browser.call(listVersions.bringBack, { params, query })).status).toBe(403)
    expect((await bob.browser.call(listVersions.bringBack, { params, query })).status).toBe(200)
    expect(await wordsOf(ann, id)).toEqual(['boot', 'clog'])
    await app.database.kysely.deleteFrom('users').where('id', '=', bob.id).execute()
    expect((await historyOf(ann, id)).map(({ changedBy }) => changedBy)).toEqual([null, null])
  })

  it("from before their list came into a project are the owner's alone", async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const [bob, eve] = [await aPerson(app), await aPerson(app)]
    const projectId = await addProject(app.database, ann.id)
    await addPerson(app.database, ann.id, { projectId, role: 'editor', person: bob })
    await addPerson(app.database, ann.id, { projectId, role: 'viewer', person: eve })
    const id = await addList(app.database, ann.id, { words: ['secret', 'boot'] })
    const query = { account: ann.id }
    const move = (to: number | null) =>
      ann.browser.call(savedLists.move, { params: { id }, body: { projectId: to } })
    await save(ann, id, ['boot'])
    await move(projectId)
    const [hidden] = await historyOf(ann, id)
    expect(hidden?.preview).toEqual(['secret', 'boot'])
    expect([await historyOf(bob, id, query), await historyOf(eve, id, query)]).toEqual([[], []])
    const params = { id, versionId: hidden?.id ?? 0 }
    expect((await eve.browser.call(listVersions.read, { params, query })).status).toBe(404)
    expect((await bob.browser.call(listVersions.bringBack, { params, query })).status).toBe(404)
    await save(bob, id, ['clog'], query)
    expect(await historyOf(eve, id, query)).toMatchObject([{ preview: ['boot'] }])

    await move(null)
    await afterABurst(app)
    await save(ann, id, ['another secret'])
    await afterABurst(app)
    await save(ann, id, ['pump'])
    await move(projectId)
    expect(await historyOf(eve, id, query)).toEqual([])
    expect(await historyOf(ann, id)).toHaveLength(4)
  })

  it("from before their list came back with a restored project are the owner's alone", async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, id } = await anOwner(app)
    const eve = await aPerson(app)
    await addPerson(app.database, ann.id, { projectId, role: 'viewer', person: eve })
    await ann.browser.call(projects.remove, { params: { id: projectId }, query: { contents: 'keep' } })
    await save(ann, id, ['secret'])
    await afterABurst(app)
    await save(ann, id, ['pump'])
    await ann.browser.call(projects.restore, { params: { id: projectId } })
    expect(await historyOf(eve, id, { account: ann.id })).toEqual([])
    expect(await historyOf(ann, id)).toHaveLength(2)
  })

  it("from before anyone joined the project are the owner's alone", async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, id } = await anOwner(app, ['secret', 'boot'])
    await save(ann, id, ['boot'])
    await pass(app.database, DAY)
    const eve = await aPerson(app)
    await addPerson(app.database, ann.id, { projectId, role: 'viewer', person: eve })
    const query = { account: ann.id }
    expect(await historyOf(eve, id, query)).toEqual([])
    await save(ann, id, ['clog'])
    expect(await historyOf(eve, id, query)).toMatchObject([{ preview: ['boot'] }])
    expect(await historyOf(ann, id)).toHaveLength(2)
  })

  it('hold what the owner wrote, however often an editor changes the list', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, id } = await anOwner(app)
    const bob = await aPerson(app)
    await addPerson(app.database, ann.id, { projectId, role: 'editor', person: bob })
    const query = { account: ann.id }
    await save(ann, id, ['mule'])
    await save(bob, id, ['0'], query)
    for (let at = 1; at < MAX_LIST_VERSIONS + 5; at++) {
      await save(bob, id, [String(at)], query)
      const [last] = await historyOf(bob, id, query)
      const params = { id, versionId: last?.id ?? 0 }
      expect((await bob.browser.call(listVersions.bringBack, { params, query })).status).toBe(200)
    }
    const history = await historyOf(ann, id)
    expect(history).toHaveLength(MAX_LIST_VERSIONS)
    expect(history.slice(-2)).toMatchObject([{ preview: ['mule'] }, { preview: ['boot', 'clog'] }])
  })

  it('say what changed without comparing words again', async () => {
    await using app = await anApp({ kind })
    const { ann, id } = await anOwner(app)
    await save(ann, id, ['boot', 'mule'])
    await afterABurst(app)
    await save(ann, id, ['pump'])
    const history = await historyOf(ann, id)
    await app.database.kysely.updateTable('version_texts').set({ words: 'unread' }).execute()
    await app.database.kysely.updateTable('list_texts').set({ words: 'unread' }).execute()
    expect(await historyOf(ann, id)).toEqual(history)
    expect(history.map(({ difference }) => difference)).toMatchObject([
      { added: 1, removed: 2 },
      { added: 1, removed: 1, addedExamples: ['mule'], removedExamples: ['clog'] },
    ])
  })

  it('are read and restored whole, even if they are large', async () => {
    await using app = await anApp({ kind })
    const words = Array.from({ length: 30_000 }, (_, at) => `word number ${at}`)
    const { ann, id } = await anOwner(app, words)
    await save(ann, id, ['pump'])
    const [version] = await historyOf(ann, id)
    expect(version).toMatchObject({ wordCount: 30_000, difference: null })
    const params = { id, versionId: version?.id ?? 0 }
    expect((await ann.browser.call(listVersions.read, { params })).reply().words).toEqual(words)
    const watched = watchStatements(app.database)
    expect((await ann.browser.call(listVersions.bringBack, { params })).reply().wordCount).toBe(30_000)
    expect(await wordsOf(ann, id)).toEqual(words)
    await ann.browser.call(listVersions.bringBack, { params })
    watched.stop()
    expect(watched.largeTexts()).toBe(kind === 'sqlite' ? 3 : 0)
    expect(await historyOf(ann, id)).toHaveLength(2)
  })

  it('fit into the account when they are brought back', async () => {
    await using app = await anApp({ kind, settings: { ACCOUNT_MEGABYTES: '1' } })
    const words = Array.from({ length: 40_000 }, (_, at) => `word ${at}`)
    const { ann, id } = await anOwner(app, words)
    await save(ann, id, ['pump'])
    await addList(app.database, ann.id, { words: Array.from({ length: 60_000 }, (_, at) => `more ${at}`) })
    const [version] = await historyOf(ann, id)
    const params = { id, versionId: version?.id ?? 0 }
    const answer = await ann.browser.call(listVersions.bringBack, { params })
    expect([answer.status, answer.json()]).toMatchObject([403, { code: 'account_full' }])
    expect(await wordsOf(ann, id)).toEqual(['pump'])
  })

  it(`are at most ${MAX_LIST_VERSIONS}`, async () => {
    await using app = await anApp({ kind })
    const { ann, id } = await anOwner(app, ['0'])
    for (let at = 1; at <= MAX_LIST_VERSIONS + 2; at++) {
      await addVersion(app.database, ann.id, id, [String(at)])
      await afterABurst(app)
    }
    const history = await historyOf(ann, id)
    expect(history).toHaveLength(MAX_LIST_VERSIONS)
    expect([history.at(0)?.preview, history.at(-1)?.preview]).toEqual([
      [String(MAX_LIST_VERSIONS + 1)],
      ['2'],
    ])
  })

  it(`are at most ${MAX_VERSIONS} in an account, and the oldest go first`, async () => {
    await using app = await anApp({ kind })
    const { ann, id } = await anOwner(app)
    const other = await addList(app.database, ann.id)
    const { kysely } = app.database
    const old = { user_id: ann.id, list_id: other, changed_by: ann.id, changed_at: 1, word_count: 1 }
    const rows = Array.from({ length: 500 }, () => ({ ...old, preview: '[]', bytes: 1 }))
    for (let held = 0; held < MAX_VERSIONS; held += rows.length)
      await kysely.insertInto('list_versions').values(rows).execute()
    const ids = async () => {
      const kept = await kysely.selectFrom('list_versions').select('id').orderBy('id').execute()
      return kept.map((row) => row.id)
    }
    const before = await ids()
    await addVersion(app.database, ann.id, id)
    const after = await ids()
    expect([before.length, after.length]).toEqual([MAX_VERSIONS, MAX_VERSIONS])
    expect(after.slice(0, -1)).toEqual(before.slice(1))
  })

  it('are dropped, the oldest first, when an account keeps too many bytes', async () => {
    await using database = await aDatabase(kind)
    const userId = await addUser(database, database.kysely)
    const storage = createSavedListStorage(database, { maxVersionBytes: 2 * (512 + 100) })
    const ids: number[] = []
    for (const name of ['a', 'b', 'c']) {
      const id = await addList(database, userId, { words: [name.repeat(100)] })
      ids.push(id)
      await database.transaction((transaction) =>
        storage.change(transaction, userId, id, {
          name: 'Shoes',
          words: { text: 'x', count: 1, preview: ['x'] },
          by: userId,
        }),
      )
    }
    const kept = await Promise.all(ids.map((id) => storage.history({ userId, listId: id, isGuest: false })))
    expect(kept.map((history) => history?.length)).toEqual([0, 1, 1])
  })

  it(`are deleted after ${VERSION_DAYS} days`, async () => {
    await using app = await anApp({ kind })
    const { ann, id } = await anOwner(app)
    await save(ann, id, ['pump'])
    const storage = createSavedListStorage(app.database)
    await pass(app.database, (VERSION_DAYS - 1) * DAY)
    expect(await storage.purgeVersions()).toBe(false)
    expect(await historyOf(ann, id)).toHaveLength(1)
    await pass(app.database, DAY)
    expect(await storage.purgeVersions()).toBe(true)
    expect(await historyOf(ann, id)).toEqual([])
  })

  it("can't be read while the list is in the trash, and are deleted with it", async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, id } = await anOwner(app)
    await save(ann, id, ['pump'])
    const params = { id }
    await ann.browser.call(savedLists.remove, { params })
    expect((await ann.browser.call(listVersions.list, { params })).status).toBe(404)
    await ann.browser.call(savedLists.restore, { params })
    expect(await historyOf(ann, id)).toHaveLength(1)
    await ann.browser.call(projects.remove, { params: { id: projectId }, query: { contents: 'delete' } })
    await ann.browser.call(trash.empty)
    expect(await app.database.kysely.selectFrom('list_versions').select('id').execute()).toEqual([])
  })
})
