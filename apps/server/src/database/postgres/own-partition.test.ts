import {
  accounts,
  folders,
  listVersions,
  marks,
  people,
  projects,
  savedLists,
  savedResults,
  sessions,
  shares,
  subscriptions,
  trash,
} from '@wordloom/contract'
import { aPerson, PASSWORD, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { lockOtherPartitions } from '@wordloom/testing/database/locked-partitions'
import { partitionByAccount } from '@wordloom/testing/database/partitioned-tables'
import { anApp } from '@wordloom/testing/server/app'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

describe.runIf(DATABASES.includes('postgres'))('users whose rows are distributed', () => {
  it('need no partition but their own, whatever they do', async () => {
    await using app = await anApp({ kind: 'postgres' })
    await partitionByAccount(app.database.kysely)
    const ann = await aPerson(app)
    await using place = await lockOtherPartitions(app.database, ann.id)
    expect(place.others).toBeGreaterThanOrEqual(36)
    expect(await useEverything(ann)).toEqual([])
  })

  it('would wait if they read another partition', async () => {
    await using app = await anApp({ kind: 'postgres' })
    const { kysely } = app.database
    await partitionByAccount(kysely)
    const ann = await aPerson(app)
    await using _ = await lockOtherPartitions(app.database, ann.id)
    const lookAtAll = kysely.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = '50ms'`.execute(transaction)
      await transaction.selectFrom('folders').selectAll().execute()
    })
    await expect(lookAtAll).rejects.toThrow('lock timeout')
  })
})

/** Leaves out ending sessions, which searches all accounts for sessions of impersonating administrators. */
async function useEverything({ browser, email }: Person): Promise<readonly string[]> {
  const refused: string[] = []
  const call: Person['browser']['call'] = async (endpoint, sending) => {
    const answer = await browser.call(endpoint, sending)
    if (answer.status !== endpoint.status)
      refused.push(`${endpoint.method} ${endpoint.path} ${answer.status}`)
    return answer
  }
  const idOf = async (made: Promise<{ reply(): { readonly id: number } }>) => ({
    id: (await made).reply().id,
  })

  browser.cookies.clear()
  await call(sessions.signIn, { body: { email, password: PASSWORD } })
  await call(sessions.currentUser)
  await call(sessions.list)
  const headers = { 'idempotency-key': 'once' }
  const folder = await idOf(call(folders.create, { body: { name: 'Shoes' }, headers }))
  const project = await idOf(call(projects.create, { body: { name: 'Ads' } }))
  const words = ['boot', 'clog']
  const body = { name: 'Kinds', words, folderId: folder.id, projectId: project.id }
  const list = await idOf(call(savedLists.create, { body }))
  await call(savedLists.create, { body, headers: { 'idempotency-key': 'twice' } })
  await call(savedLists.create, { body, headers: { 'idempotency-key': 'twice' } })
  const combinations = ['red boot', 'red clog']
  const result = await idOf(
    call(savedResults.create, { body: { name: 'Red', combinations, projectId: project.id } }),
  )
  await call(folders.update, { params: folder, body: { name: 'Boots' } })
  await call(projects.update, { params: project, body: { name: 'Spring' } })
  await call(savedLists.replace, { params: list, body: { name: 'Kinds', words: ['pump'] } })
  const [version] = (await call(listVersions.list, { params: list })).reply()
  const earlier = { id: list.id, versionId: version?.id ?? 0 }
  await call(listVersions.read, { params: earlier })
  await call(listVersions.bringBack, { params: earlier })
  await call(savedLists.rename, { params: list, body: { name: 'Forms' } })
  await call(savedLists.search, { query: { q: 'boot' } })
  await call(savedLists.setFolder, { params: list, body: { folderId: null } })
  await call(savedLists.move, { params: list, body: { projectId: null } })
  await call(savedResults.replace, { params: result, body: { name: 'Red', combinations } })
  await call(savedResults.export, { params: result, query: { format: 'csv' } })
  await call(savedResults.move, { params: result, body: { projectId: null } })
  for (const { list: all } of [savedLists, savedResults, folders, projects, trash]) await call(all)
  await call(projects.lists, { params: project })
  await call(projects.results, { params: project })
  const { share, secret } = (
    await call(shares.create, { body: { kind: 'list', itemId: list.id, isFrozen: true, days: 30 } })
  ).reply()
  await call(shares.list)
  await call(shares.open, { body: { secret } })
  await call(shares.revoke, { params: { id: share.id } })
  const items = [
    { kind: 'list' as const, itemId: list.id },
    { kind: 'project' as const, itemId: project.id },
  ]
  await call(marks.change, { body: { items, isStarred: true, addTags: ['ads'] } })
  await call(marks.list)
  const invited = { email: 'bob@loom.example', role: 'viewer' } as const
  const person = await idOf(call(people.invite, { params: project, body: invited }))
  await call(people.list, { params: project })
  await call(people.history, { params: project })
  const asPerson = { id: project.id, personId: person.id }
  await call(people.change, { params: asPerson, body: { role: 'editor' } })
  await call(people.remove, { params: asPerson })
  await call(people.joined)
  await call(savedLists.remove, { params: list })
  await call(savedLists.restore, { params: list })
  await call(savedResults.remove, { params: result })
  await call(folders.remove, { params: folder })
  await call(projects.remove, { params: project, query: { contents: 'delete' } })
  await call(projects.restore, { params: project })
  await call(trash.empty)
  await call(accounts.details)
  await call(accounts.rename, { body: { firstName: 'Ann' } })
  await call(accounts.download)
  await call(subscriptions.status)
  await call(subscriptions.payments)
  return refused
}
