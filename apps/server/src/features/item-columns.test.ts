import { listVersions, people, projects, savedLists, savedResults, shares } from '@wordloom/contract'
import { aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { addList, addProject, addResult } from '@wordloom/testing/library/library'
import { addPerson } from '@wordloom/testing/library/people'
import { addVersion } from '@wordloom/testing/library/versions'
import { anApp } from '@wordloom/testing/server/app'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { TEXTS } from '../database/queries/large-text.ts'

describe.each(DATABASES)('a column that one statement adds to an item, on %s,', (kind) => {
  it('comes after all others, goes with the item, and leaves everything working', async () => {
    await using app = await anApp({ kind })
    const { database } = app
    const ann = await aPerson(app)
    const projectId = await addProject(database, ann.id)
    const listId = await addList(database, ann.id, { projectId, words: ['boot', 'clog'] })
    const resultId = await addResult(database, ann.id, { projectId })
    const large = Array.from({ length: 30_000 }, (_, at) => `word number ${at}`)
    const largeId = await addList(database, ann.id, { projectId, words: large })
    for (const table of Object.keys(TEXTS))
      await sql`alter table ${sql.table(table)} add column note text not null default 'new'`.execute(
        database.kysely,
      )
    const items = ['projects', 'saved_lists', 'saved_results'] as const
    for (const table of items)
      await sql`update ${sql.table(table)} set note = 'kept'`.execute(database.kysely)

    await addVersion(database, ann.id, listId, ['pump'])
    const [version] = (await ann.browser.call(listVersions.list, { params: { id: listId } })).reply()
    const earlier = { id: listId, versionId: version?.id ?? 0 }
    expect((await ann.browser.call(listVersions.read, { params: earlier })).reply().words).toEqual([
      'boot',
      'clog',
    ])
    expect((await ann.browser.call(listVersions.bringBack, { params: earlier })).status).toBe(200)
    const shared = { kind: 'list', itemId: listId, isFrozen: true, days: null } as const
    const { secret } = (await ann.browser.call(shares.create, { body: shared })).reply()
    expect((await ann.browser.call(shares.open, { body: { secret } })).reply()).toMatchObject({
      words: ['boot', 'clog'],
    })
    const state = { separator: 'minus' } as const
    const params = { id: projectId }
    expect((await ann.browser.call(projects.update, { params, body: state })).reply()).toMatchObject(state)
    await addList(database, ann.id)
    await addResult(database, ann.id)

    const bob = await aPerson(app)
    const personId = await addPerson(database, ann.id, { projectId, role: 'editor', person: bob })
    await ann.browser.call(people.offer, { params: { id: projectId, personId } })
    const query = { account: ann.id }
    expect((await bob.browser.call(people.takeOver, { params, query })).status).toBe(204)
    expect((await bob.browser.call(projects.read, { params })).reply()).toMatchObject(state)
    const list = await bob.browser.call(savedLists.read, { params: { id: listId } })
    expect(list.reply().words).toEqual(['boot', 'clog'])
    const largeList = await bob.browser.call(savedLists.read, { params: { id: largeId } })
    expect(largeList.reply().words).toEqual(large)
    const result = await bob.browser.call(savedResults.read, { params: { id: resultId } })
    expect(result.reply().combinations).toEqual(['red boot', 'red clog'])
    for (const table of items) {
      const { rows } = await sql<{ note: string }>`
        select note from ${sql.table(table)} where user_id = ${bob.id}`.execute(database.kysely)
      expect([table, new Set(rows.map(({ note }) => note))]).toEqual([table, new Set(['kept'])])
    }
  })
})
