import { folders, projects, savedLists, savedResults, trash } from '@wordloom/contract'
import { anotherBrowser, aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anEmptyPlace } from '@wordloom/testing/database/empty-place'
import { expectRightTotals } from '@wordloom/testing/database/expect-right-totals'
import { addUser } from '@wordloom/testing/database/rows'
import { anApp } from '@wordloom/testing/server/app'
import type { Browser } from '@wordloom/testing/server/browser'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../migrations/list.ts'
import { openDatabase } from '../open.ts'
import { readTotals } from './account-totals.ts'

const CLIENTS = 6
const ROUNDS = 60
const KINDS = [savedLists, savedResults, folders, projects] as const

describe.each(DATABASES)('account totals on %s', (kind) => {
  it.each([1, 2, 3])('stay right after random changes at the same time (seed %i)', async (seed) => {
    await using app = await anApp({ kind })
    const person = await aPerson(app)
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => anotherBrowser(app, person)))
    const pick = pickerOf(seed)
    for (let round = 0; round < ROUNDS; round++) {
      const statuses = await Promise.all(clients.map((client) => changeSomething(client, pick)))
      expect(statuses.filter((status) => status >= 500)).toEqual([])
    }
    await expectRightTotals(app.database)
    expect((await readTotals(app.database.kysely, person.id))?.items).toBeGreaterThan(10)
  })

  it('stay right when a folder is renamed while it is deleted', async () => {
    await using app = await anApp({ kind })
    const person = await aPerson(app)
    const other = await anotherBrowser(app, person)
    for (let round = 0; round < 40; round++) {
      const { id } = (await person.browser.call(folders.create, { body: { name: 'Spring' } })).reply()
      const params = { id }
      await Promise.all([
        other.call(folders.update, { params, body: { name: 'Summer and autumn' } }),
        person.browser.call(folders.remove, { params }),
        other.call(folders.update, { params, body: { name: 'Fall' } }),
      ])
    }
    await expectRightTotals(app.database)
  })

  it('stay right when a folder is renamed while it is created', async () => {
    await using app = await anApp({ kind })
    const person = await aPerson(app)
    const others = await Promise.all([anotherBrowser(app, person), anotherBrowser(app, person)])
    for (let id = 1; id <= 100; id++) {
      await Promise.all([
        person.browser.call(folders.create, { body: { name: 'Spring' } }),
        ...others.map((other) =>
          other.call(folders.update, { params: { id }, body: { name: 'Summer and autumn' } }),
        ),
      ])
    }
    await expectRightTotals(app.database)
  })

  it('are zero again after everything is deleted and the trash is emptied', async () => {
    await using app = await anApp({ kind })
    const { kysely } = app.database
    const { id: userId, browser } = await aPerson(app)
    const pick = pickerOf(4)
    for (let change = 0; change < 40; change++) await changeSomething(browser, pick)
    for (const { list, remove } of KINDS) {
      for (const { id } of (await browser.call(list)).reply()) await browser.call(remove, { params: { id } })
    }
    const thrownAway = { lists: 0, results: 0, folders: 0, projects: 0 }
    expect(await readTotals(kysely, userId)).toMatchObject(thrownAway)
    expect((await readTotals(kysely, userId))?.items).toBeGreaterThan(0)
    await browser.call(trash.empty)
    expect(await readTotals(kysely, userId)).toEqual({ ...thrownAway, items: 0, bytes: 0 })
  })

  it('count what an older version saved', async () => {
    await using place = await anEmptyPlace(kind)
    const before = await openDatabase(place.settings, MIGRATIONS.slice(0, 7))
    for (const deletedAt of [null, 7]) {
      const head = {
        user_id: await addUser(before, before.kysely),
        name: 'Zoë’s',
        created_at: 0,
        updated_at: 0,
        deleted_at: deletedAt,
      }
      const { kysely } = before
      await kysely
        .insertInto('folders')
        .values({ ...head, color: 'blue' })
        .execute()
      await kysely
        .insertInto('projects')
        .values({ ...head, bytes: 2, description: 'Ads for shoes' })
        .execute()
      await kysely
        .insertInto('saved_lists')
        .values([1, 2].map(() => ({ ...head, bytes: 10, word_count: 1, preview: '["🦊"]' })))
        .execute()
      await kysely
        .insertInto('saved_results')
        .values({ ...head, bytes: 30, combination_count: '1', preview: '[]', separator: '', wrap: '' })
        .execute()
    }
    await before.close()
    const after = await openDatabase(place.settings)
    const { rows } = await sql<{ users: number }>`select count(*) as users from account_totals`.execute(
      after.kysely,
    )
    expect(Number(rows[0]?.users)).toBe(2)
    await expectRightTotals(after)
    await after.close()
  })
})

type Pick = <Choice>(choices: readonly Choice[]) => Choice

async function changeSomething(client: Browser, pick: Pick): Promise<number> {
  const name = pick(['Shoes', 'Zoë’s', '🦊'.repeat(20)])
  const words = pick([['boot'], ['clog', '🦊'], Array.from({ length: 300 }, (_, at) => `word ${at}`)])
  const id = 1 + pick([...Array(12).keys()])
  const params = { id }
  const projectId = pick([null, 1, 2, 3])
  const { status } = await pick([
    () => client.call(savedLists.create, { body: { name, words, projectId, folderId: pick([null, 1, 2]) } }),
    () => client.call(savedLists.replace, { params, body: { name, words } }),
    () => client.call(savedLists.rename, { params, body: { name } }),
    () =>
      client.call(savedResults.create, {
        body: { name, combinations: words, projectId, separator: 'space' },
      }),
    () => client.call(savedResults.rename, { params, body: { name, description: pick([null, 'För Zoë']) } }),
    () => client.call(projects.create, { body: { name, description: 'Ads' } }),
    () => client.call(projects.update, { params, body: { name } }),
    () => client.call(projects.remove, { params, query: { contents: pick(['keep', 'delete']) } }),
    () => client.call(folders.create, { body: { name } }),
    () => client.call(folders.update, { params, body: { name } }),
    () => client.call(pick(KINDS).remove, { params }),
    () => client.call(pick(KINDS).restore, { params }),
    () => client.call(pick(KINDS).restore, { params }),
    ...(pick([...Array(10).keys()]) === 0 ? [() => client.call(trash.empty)] : []),
  ])()
  return status
}

function pickerOf(seed: number): Pick {
  let state = seed
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    const choice = choices[((mixed ^ (mixed >>> 14)) >>> 0) % choices.length]
    if (choice === undefined) throw new Error('There is nothing to pick from.')
    return choice
  }
}
