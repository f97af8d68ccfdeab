import {
  ErrorBody,
  folders,
  listVersions,
  marks,
  PEOPLE_MESSAGES,
  people,
  projects,
  savedLists,
  savedResults,
  shares,
  trash,
} from '@wordloom/contract'
import { type App, aPerson, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { expectRightTotals } from '@wordloom/testing/database/expect-right-totals'
import { addFolder, addList, addProject, addResult } from '@wordloom/testing/library/library'
import { addInvitation, addPerson } from '@wordloom/testing/library/people'
import { addVersion } from '@wordloom/testing/library/versions'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'

const WORDS = { name: 'Hats', words: ['cap', 'bonnet'] }

async function aProjectOf(app: App) {
  const ann = await aPerson(app)
  const projectId = await addProject(app.database, ann.id)
  return { ann, projectId, params: { id: projectId }, query: { account: ann.id } }
}

async function joined(app: App, ann: Person, projectId: number, role: 'viewer' | 'editor' = 'editor') {
  const person = await aPerson(app)
  const personId = await addPerson(app.database, ann.id, { projectId, role, person })
  return { ...person, at: { id: projectId, personId } }
}

function messageOf(answer: { json(): unknown }): string {
  return ErrorBody.parse(answer.json()).message
}

describe.each(DATABASES)('handing a project over, on %s,', (kind) => {
  it('moves it with everything in it to the account of the editor who accepts, and keeps its ids', async () => {
    await using app = await anApp({ kind })
    const { database } = app
    const { ann, projectId, params, query } = await aProjectOf(app)
    const folderId = await addFolder(database, ann.id)
    const listId = await addList(database, ann.id, { projectId, folderId })
    for (const words of [['pump'], ['boot', 'clog']]) await addVersion(database, ann.id, listId, words)
    const deletedId = await addList(database, ann.id, { projectId, name: 'Old' })
    const resultId = await addResult(database, ann.id, { projectId })
    const ownId = await addList(database, ann.id, { folderId })
    await ann.browser.call(savedLists.remove, { params: { id: deletedId } })
    const starred = [{ kind: 'list' as const, itemId: listId }]
    await ann.browser.call(marks.change, { body: { items: starred, isStarred: true, addTags: ['ads'] } })
    const shared = { kind: 'list', itemId: listId, isFrozen: false, days: null } as const
    const { secret } = (await ann.browser.call(shares.create, { body: shared })).reply()
    const bob = await joined(app, ann, projectId)
    const cy = await joined(app, ann, projectId, 'viewer')
    await addInvitation(database, ann.id, { projectId, email: 'dee@loom.example', role: 'viewer' })
    await bob.browser.call(projects.addList, { params, query, body: WORDS })

    const offered = (await ann.browser.call(people.offer, { params: bob.at })).reply()
    expect(offered).toMatchObject({ email: bob.email, isOffered: true })
    expect((await bob.browser.call(people.joined)).reply()).toMatchObject([{ isOffered: true }])
    expect((await cy.browser.call(people.joined)).reply()).toMatchObject([{ isOffered: false }])
    expect((await bob.browser.call(people.takeOver, { params, query })).status).toBe(204)

    expect((await ann.browser.call(projects.read, { params })).status).toBe(404)
    expect((await bob.browser.call(projects.read, { params })).reply()).toMatchObject({ name: 'Ads' })
    const lists = (await bob.browser.call(projects.lists, { params })).reply()
    expect(lists).toMatchObject([
      { ...WORDS, folderId: null },
      { id: listId, words: ['boot', 'clog'] },
    ])
    expect((await bob.browser.call(projects.results, { params })).reply()).toMatchObject([{ id: resultId }])
    const versions = (await bob.browser.call(listVersions.list, { params: { id: listId } })).reply()
    expect(versions).toMatchObject([{ changedBy: ann.email, preview: ['boot', 'clog'] }])
    expect((await bob.browser.call(trash.list)).reply()).toMatchObject([{ id: deletedId, name: 'Old' }])
    expect((await bob.browser.call(marks.list)).reply()).toMatchObject([{ itemId: listId, tags: ['ads'] }])
    expect((await ann.browser.call(savedLists.list)).reply()).toMatchObject([{ id: ownId, folderId }])
    expect((await ann.browser.call(savedResults.list)).reply()).toEqual([])
    expect((await ann.browser.call(folders.list)).reply()).toHaveLength(1)
    expect((await ann.browser.call(trash.list)).reply()).toEqual([])
    expect((await cy.browser.call(shares.open, { body: { secret } })).status).toBe(404)

    const place = { account: bob.id, projectId, owner: bob.email }
    expect((await ann.browser.call(people.joined)).reply()).toMatchObject([{ ...place, role: 'editor' }])
    expect((await cy.browser.call(people.joined)).reply()).toMatchObject([{ ...place, role: 'viewer' }])
    expect((await bob.browser.call(people.joined)).reply()).toEqual([])
    const staying = (await bob.browser.call(people.list, { params })).reply().map(({ email }) => email)
    expect(staying.toSorted()).toEqual([ann.email, cy.email].toSorted())
    const history = (await bob.browser.call(people.history, { params })).reply()
    expect(history.map(({ event, by }) => [event, by])).toEqual([
      ['taken_over', bob.email],
      ['offered', ann.email],
      ['list_added', bob.email],
    ])
    const mails = await database.kysely.selectFrom('outbox').select(['template', 'recipient']).execute()
    expect(mails).toEqual([
      { template: 'project-offered', recipient: bob.email },
      { template: 'project-taken-over', recipient: ann.email },
    ])
    await expectRightTotals(database)

    const asEditor = { params: { id: listId }, query: { account: bob.id } }
    expect((await ann.browser.call(savedLists.replace, { ...asEditor, body: WORDS })).status).toBe(200)
    const [annsId = 0] = (await bob.browser.call(people.list, { params }))
      .reply()
      .filter(({ email }) => email === ann.email)
      .map(({ id }) => id)
    await bob.browser.call(people.offer, { params: { id: projectId, personId: annsId } })
    const back = { params, query: { account: bob.id } }
    expect((await ann.browser.call(people.takeOver, back)).status).toBe(204)
    expect((await ann.browser.call(savedLists.read, { params: { id: listId } })).status).toBe(200)
    await expectRightTotals(database)
  })

  it('happens only while the owner offers it, and only to someone who edits', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, params, query } = await aProjectOf(app)
    const bob = await joined(app, ann, projectId)
    const cy = await joined(app, ann, projectId)
    const viewer = await joined(app, ann, projectId, 'viewer')
    const email = 'dee@loom.example'
    const { id: personId } = await addInvitation(app.database, ann.id, { projectId, email, role: 'editor' })
    const takeOver = async ({ browser }: Person) => {
      const answer = await browser.call(people.takeOver, { params, query })
      return answer.status === 204 ? 204 : messageOf(answer)
    }
    for (const at of [viewer.at, { id: projectId, personId }]) {
      const refused = await ann.browser.call(people.offer, { params: at })
      expect(messageOf(refused)).toBe(PEOPLE_MESSAGES.notAnEditor)
    }
    expect(await takeOver(bob)).toBe(PEOPLE_MESSAGES.notOffered)
    await ann.browser.call(people.offer, { params: bob.at })
    await ann.browser.call(people.offer, { params: cy.at })
    expect(await takeOver(bob)).toBe(PEOPLE_MESSAGES.notOffered)
    await ann.browser.call(people.withdrawOffer, { params: cy.at })
    expect(await takeOver(cy)).toBe(PEOPLE_MESSAGES.notOffered)
    await ann.browser.call(people.offer, { params: cy.at })
    expect((await cy.browser.call(people.declineOffer, { params, query })).status).toBe(204)
    expect(await takeOver(cy)).toBe(PEOPLE_MESSAGES.notOffered)
    await ann.browser.call(people.offer, { params: bob.at })
    await ann.browser.call(people.change, { params: bob.at, body: { role: 'viewer' } })
    await ann.browser.call(people.change, { params: bob.at, body: { role: 'editor' } })
    expect(await takeOver(bob)).toBe(PEOPLE_MESSAGES.notOffered)
    expect((await ann.browser.call(people.takeOver, { params })).status).toBe(404)
    expect((await ann.browser.call(projects.read, { params })).status).toBe(200)
  })

  it('is refused if it does not fit the plan of the new owner, and changes nothing', async () => {
    await using app = await anApp({ kind, settings: { FREE_PLAN_SAVED_ITEMS: '10' } })
    const { ann, projectId, params, query } = await aProjectOf(app)
    const bob = await joined(app, ann, projectId)
    for (let at = 0; at < 4; at++) await addList(app.database, ann.id, { projectId })
    for (let at = 0; at < 7; at++) await addList(app.database, bob.id)
    await ann.browser.call(people.offer, { params: bob.at })
    const refused = await bob.browser.call(people.takeOver, { params, query })
    expect([refused.status, refused.json()]).toMatchObject([403, { code: 'plan_limit' }])
    expect(messageOf(refused)).toBe('Your plan keeps up to 10 lists. You have 7, and the project has 4.')
    expect((await ann.browser.call(projects.lists, { params })).reply()).toHaveLength(4)
    await expectRightTotals(app.database)
  })

  it('loses no acknowledged change that is made at the same time', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, params, query } = await aProjectOf(app)
    const bob = await joined(app, ann, projectId)
    const cy = await joined(app, ann, projectId)
    await ann.browser.call(people.offer, { params: bob.at })
    const adding = Array.from({ length: 4 }, (_, at) => [
      ann.browser.call(projects.addList, { params, body: { ...WORDS, name: `ann ${at}` } }),
      cy.browser.call(projects.addList, { params, query, body: { ...WORDS, name: `cy ${at}` } }),
    ]).flat()
    const [taken, ...answers] = await Promise.all([
      bob.browser.call(people.takeOver, { params, query }),
      ...adding,
    ])
    expect(taken.status).toBe(204)
    expect(answers.every(({ status }) => status === 201 || status === 404)).toBe(true)
    const added = answers.filter(({ status }) => status === 201)
    expect((await bob.browser.call(projects.lists, { params })).reply()).toHaveLength(added.length)
    expect((await ann.browser.call(savedLists.list)).reply()).toEqual([])
    await expectRightTotals(app.database)
  })
})
