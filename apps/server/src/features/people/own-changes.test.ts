import { people, projects, savedLists, savedResults } from '@wordloom/contract'
import { aPerson, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { addList, addProject, addResult } from '@wordloom/testing/library/library'
import { addInvitation } from '@wordloom/testing/library/people'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'

const HATS = { name: 'Hats', words: ['cap', 'bonnet'] }
const ROWS = { name: 'Ads', combinations: ['red boot'] }
const ADS = { ...ROWS, separator: 'space', wrap: 'nothing' } as const

async function historyOf({ browser, email }: Person, projectId: number) {
  const events = (await browser.call(people.history, { params: { id: projectId } })).reply()
  expect(events.every(({ by }) => by === email)).toBe(true)
  return events.map(({ event, subject }) => [event, subject]).toReversed()
}

describe.each(DATABASES)("an owner's own changes, on %s,", (kind) => {
  it('are in the history of a project that has people', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const { browser } = ann
    const projectId = await addProject(app.database, ann.id)
    await addInvitation(app.database, ann.id, { projectId, email: 'bob@loom.example', role: 'viewer' })
    const params = { id: projectId }
    const resultId = await addResult(app.database, ann.id, { projectId, name: 'Rows' })

    const created = { headers: { 'idempotency-key': 'once' }, body: { ...HATS, projectId } }
    const { id } = (await browser.call(savedLists.create, created)).reply()
    await browser.call(savedLists.create, created)
    const list = { params: { id } }
    await browser.call(savedLists.rename, { ...list, body: { name: 'Caps' } })
    await browser.call(savedLists.replace, { ...list, body: { ...HATS, name: 'Caps' } })
    await browser.call(savedLists.remove, list)
    await browser.call(savedLists.restore, list)
    await browser.call(savedLists.restore, list)
    await browser.call(savedLists.move, { ...list, body: { projectId: null } })
    await browser.call(savedLists.move, { ...list, body: { projectId } })
    await browser.call(projects.addList, { params, body: HATS })
    await browser.call(savedResults.create, { body: { ...ADS, projectId } })
    await browser.call(savedResults.replace, { params: { id: resultId }, body: ROWS })
    await browser.call(projects.update, { params, body: { unique: true } })
    await browser.call(projects.remove, { params })
    await browser.call(projects.restore, { params })

    expect(await historyOf(ann, projectId)).toEqual([
      ['list_added', 'Hats'],
      ['list_changed', 'Caps'],
      ['list_removed', 'Caps'],
      ['list_restored', 'Caps'],
      ['list_taken_out', 'Caps'],
      ['list_added', 'Caps'],
      ['list_added', 'Hats'],
      ['result_added', 'Ads'],
      ['result_changed', 'Ads'],
      ['project_changed', null],
      ['project_removed', null],
      ['project_restored', null],
    ])
  })

  it('are not recorded in a project without people, or outside of projects', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const shared = await addProject(app.database, ann.id)
    await addInvitation(app.database, ann.id, {
      projectId: shared,
      email: 'bob@loom.example',
      role: 'viewer',
    })
    const own = await addProject(app.database, ann.id)
    const outside = await addList(app.database, ann.id)
    await ann.browser.call(savedLists.create, { body: { ...HATS, projectId: own } })
    await ann.browser.call(savedLists.replace, { params: { id: outside }, body: HATS })
    await ann.browser.call(savedLists.create, { body: HATS })
    await ann.browser.call(projects.update, { params: { id: own }, body: { unique: true } })
    expect(await historyOf(ann, own)).toEqual([])
    expect(await historyOf(ann, shared)).toEqual([])
  })
})
