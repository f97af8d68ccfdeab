import {
  accounts,
  ErrorBody,
  HISTORY_ENTRIES,
  MAX_PROJECT_PEOPLE,
  PEOPLE_MESSAGES,
  people,
  projects,
  savedLists,
  savedResults,
  shares,
  trash,
} from '@wordloom/contract'
import { type App, aPerson, PASSWORD, type Person, suspend } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { addList, addProject, addResult } from '@wordloom/testing/library/library'
import { addInvitation, addPerson } from '@wordloom/testing/library/people'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'
import { createPeopleStorage } from './storage.ts'

const WORDS = { name: 'Hats', words: ['cap', 'bonnet'] }

async function aProjectOf(app: App) {
  const ann = await aPerson(app)
  const projectId = await addProject(app.database, ann.id)
  const listId = await addList(app.database, ann.id, { projectId })
  return { ann, projectId, listId, account: { account: ann.id } }
}

async function joined(app: App, ann: Person, projectId: number, role: 'viewer' | 'editor') {
  const person = await aPerson(app)
  const id = await addPerson(app.database, ann.id, { projectId, role, person })
  return { ...person, personId: id }
}

function messageOf(answer: { json(): unknown }): string {
  return ErrorBody.parse(answer.json()).message
}

async function historyOf({ browser }: Person, projectId: number) {
  const events = (await browser.call(people.history, { params: { id: projectId } })).reply()
  return events.map(({ event, by, subject }) => [event, by, subject])
}

describe.each(DATABASES)('people of a project, on %s,', (kind) => {
  it('are invited by email, join, and act in the account of the owner', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, account, listId } = await aProjectOf(app)
    const bob = await aPerson(app)
    const params = { id: projectId }
    const invited = (
      await ann.browser.call(people.invite, { params, body: { email: bob.email, role: 'editor' } })
    ).reply()
    expect(invited).toMatchObject({ email: bob.email, role: 'editor', joinedAt: null })
    const [mail] = await app.database.kysely.selectFrom('outbox').selectAll().execute()
    expect(mail).toMatchObject({ template: 'project-invitation', recipient: bob.email, user_id: ann.id })

    const secret =
      (await app.database.transaction((transaction) =>
        createPeopleStorage(app.database).issue(transaction, ann.id, invited.id),
      )) ?? ''
    expect((await bob.browser.call(people.preview, { body: { secret } })).reply()).toEqual({
      projectName: 'Ads',
      owner: ann.email,
      role: 'editor',
    })
    const place = (await bob.browser.call(people.join, { body: { secret } })).reply()
    expect(place).toEqual({
      account: ann.id,
      projectId,
      name: 'Ads',
      owner: ann.email,
      role: 'editor',
      isOffered: false,
    })
    expect((await bob.browser.call(people.joined)).reply()).toEqual([place])

    const added = await bob.browser.call(projects.addList, { params, query: account, body: WORDS })
    expect(added.status).toBe(201)
    const change = { name: 'Shoes', words: ['boot'] }
    await bob.browser.call(savedLists.replace, { params: { id: listId }, query: account, body: change })
    await bob.browser.call(savedLists.remove, { params: { id: listId }, query: account })
    await bob.browser.call(projects.update, { params, query: account, body: { unique: true } })
    const own = (await ann.browser.call(savedLists.list, { query: { view: 'summary' } })).reply()
    expect(own.map(({ name }) => name)).toEqual(['Hats'])
    expect((await ann.browser.call(trash.list)).reply()).toMatchObject([{ name: 'Shoes' }])
    expect((await bob.browser.call(savedLists.list)).reply()).toEqual([])
    expect(await historyOf(ann, projectId)).toEqual([
      ['project_changed', bob.email, null],
      ['list_removed', bob.email, 'Shoes'],
      ['list_changed', bob.email, 'Shoes'],
      ['list_added', bob.email, 'Hats'],
      ['joined', bob.email, null],
      ['invited', ann.email, bob.email],
    ])
  })

  it('keep their entries in the history, however much one of them does', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, listId, account: query } = await aProjectOf(app)
    const bob = await joined(app, ann, projectId, 'editor')
    const rename = ({ browser }: Person, name: string, given = {}) =>
      browser.call(savedLists.rename, { params: { id: listId }, query: given, body: { name } })
    await rename(ann, 'Boots')
    for (let at = 0; at < HISTORY_ENTRIES + 10; at++) await rename(bob, `Boots ${at}`, query)
    const history = await historyOf(ann, projectId)
    expect(history).toHaveLength(HISTORY_ENTRIES)
    expect(history.at(-1)).toEqual(['list_changed', ann.email, 'Boots'])
    expect(history[0]).toEqual(['list_changed', bob.email, `Boots ${HISTORY_ENTRIES + 9}`])
  })

  it('never keep the owner from saving, however much they add', async () => {
    await using app = await anApp({ kind, settings: { ACCOUNT_MEGABYTES: '1' } })
    const { ann, projectId, listId, account: query } = await aProjectOf(app)
    const bob = await joined(app, ann, projectId, 'editor')
    const params = { id: projectId }
    const body = { name: 'Hats', words: ['x'.repeat(9000), 'y'.repeat(9000)] }
    const add = () => bob.browser.call(projects.addList, { params, query, body })
    let answer = await add()
    while (answer.status === 201) {
      const { id } = answer.reply() as { id: number }
      await bob.browser.call(savedLists.remove, { params: { id }, query })
      answer = await add()
    }
    expect([answer.status, messageOf(answer)]).toEqual([403, expect.stringMatching(/in this project/)])
    const change = { name: 'Shoes', words: body.words }
    const saved = await ann.browser.call(savedLists.replace, { params: { id: listId }, body: change })
    expect(saved.status).toBe(200)
    expect((await ann.browser.call(savedLists.create, { body })).status).toBe(201)
  })

  it('C16 get at most five invitations a day from all accounts together, whatever the tag in their address', async () => {
    await using app = await anApp({ kind })
    const invite = async (email: string) => {
      const { ann, projectId } = await aProjectOf(app)
      const body = { email, role: 'viewer' } as const
      return (await ann.browser.call(people.invite, { params: { id: projectId }, body })).status
    }
    for (const tag of ['', '+a', '+b', '+a+b']) expect(await invite(`Eve${tag}@stranger.example`)).toBe(201)
    expect([await invite('eve@stranger.example'), await invite('eve+c@stranger.example')]).toEqual([201, 429])
    expect(await invite('mallory@stranger.example')).toBe(201)
    expect(await app.database.kysely.selectFrom('outbox').select('id').execute()).toHaveLength(6)
  })

  it('see nothing outside of the project, and viewers change nothing', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, listId, account: query } = await aProjectOf(app)
    const outside = await addList(app.database, ann.id)
    const result = await addResult(app.database, ann.id)
    const other = await addProject(app.database, ann.id)
    const editor = await joined(app, ann, projectId, 'editor')
    const viewer = await joined(app, ann, projectId, 'viewer')
    for (const id of [outside, 999_999]) {
      expect((await editor.browser.call(savedLists.read, { params: { id }, query })).status).toBe(404)
      const replaced = await editor.browser.call(savedLists.replace, { params: { id }, query, body: WORDS })
      expect(replaced.status).toBe(404)
    }
    expect((await editor.browser.call(savedResults.read, { params: { id: result }, query })).status).toBe(404)
    expect((await editor.browser.call(projects.read, { params: { id: other }, query })).status).toBe(404)
    expect((await viewer.browser.call(savedLists.read, { params: { id: listId }, query })).status).toBe(200)
    const refused = await viewer.browser.call(savedLists.replace, {
      params: { id: listId },
      query,
      body: WORDS,
    })
    expect([refused.status, refused.json()]).toMatchObject([403, { code: 'view_only' }])
  })

  it('reach no endpoint that is not made for them', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId } = await aProjectOf(app)
    const editor = await joined(app, ann, projectId, 'editor')
    for (const [method, path, body] of [
      ['DELETE', `/api/projects/${projectId}`, undefined],
      ['GET', `/api/projects/${projectId}/people`, undefined],
      ['POST', `/api/projects/${projectId}/people`, { email: 'eve@loom.example', role: 'editor' }],
      ['POST', shares.create.path, { kind: 'project', itemId: projectId, isFrozen: false, days: null }],
      ['GET', savedLists.list.path, undefined],
    ] as const) {
      const answer = await editor.browser.send(method, `${path}?account=${ann.id}`, body)
      expect([path, answer.status]).toEqual([path, 400])
    }
  })

  it('lose access immediately when they are removed, leave, or are only viewers now', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, account: query } = await aProjectOf(app)
    const [bob, cy] = [
      await joined(app, ann, projectId, 'editor'),
      await joined(app, ann, projectId, 'editor'),
    ]
    const params = { id: projectId }
    const change = ({ browser }: Person) =>
      browser.call(projects.update, { params, query, body: { unique: true } })
    const ofBob = { id: projectId, personId: bob.personId }
    await ann.browser.call(people.change, { params: ofBob, body: { role: 'viewer' } })
    expect((await change(bob)).status).toBe(403)
    await ann.browser.call(people.remove, { params: ofBob })
    expect((await change(bob)).status).toBe(404)
    expect((await bob.browser.call(people.joined)).reply()).toEqual([])
    await cy.browser.call(people.leave, { params, query })
    expect((await change(cy)).status).toBe(404)
    expect((await ann.browser.call(people.list, { params })).reply()).toEqual([])
  })

  it('change nothing after their removal is answered, even with requests under way', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, account: query } = await aProjectOf(app)
    for (let round = 0; round < 5; round++) {
      const bob = await joined(app, ann, projectId, 'editor')
      const writes = Array.from({ length: 6 }, (_, at) =>
        bob.browser.call(projects.addList, {
          params: { id: projectId },
          query,
          body: { ...WORDS, name: `${round} ${at}` },
        }),
      )
      await ann.browser.call(people.remove, { params: { id: projectId, personId: bob.personId } })
      const after = (await ann.browser.call(savedLists.list, { query: { view: 'summary' } })).reply()
      const answers = await Promise.all(writes)
      const later = (await ann.browser.call(savedLists.list, { query: { view: 'summary' } })).reply()
      expect(later).toEqual(after)
      expect(answers.every(({ status }) => status === 201 || status === 404)).toBe(true)
      const kept = later.filter(({ name }) => name.startsWith(`${round} `))
      expect(kept).toHaveLength(answers.filter(({ status }) => status === 201).length)
    }
  })

  it('lose no acknowledged word when two of them edit at the same time', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, listId, account: query } = await aProjectOf(app)
    const bob = await joined(app, ann, projectId, 'editor')
    const params = { id: listId }
    async function add({ browser }: Person, words: readonly string[], sent: { query?: typeof query }) {
      for (const word of words) {
        for (let status = 412; status === 412; ) {
          const list = (await browser.call(savedLists.read, { params, ...sent })).reply()
          const body = { name: list.name, words: [...list.words, word] }
          status = (
            await browser.call(savedLists.replace, {
              params,
              ...sent,
              body,
              headers: { 'if-match': `"${list.version}"` },
            })
          ).status
        }
      }
    }
    const [ofAnn, ofBob] = [
      ['a1', 'a2', 'a3'],
      ['b1', 'b2', 'b3'],
    ]
    await Promise.all([add(ann, ofAnn, {}), add(bob, ofBob, { query })])
    const { words } = (await ann.browser.call(savedLists.read, { params })).reply()
    expect(words.toSorted()).toEqual([...ofAnn, ...ofBob, 'boot', 'clog'])
  })

  it('wait while the owner is suspended or the project is in the trash, and go with the account', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, account: query } = await aProjectOf(app)
    const bob = await joined(app, ann, projectId, 'viewer')
    const params = { id: projectId }
    const read = async () => (await bob.browser.call(projects.read, { params, query })).status
    const listed = async () => (await bob.browser.call(people.joined)).reply().length
    await ann.browser.call(projects.remove, { params })
    expect([await read(), await listed()]).toEqual([404, 0])
    await ann.browser.call(projects.restore, { params })
    expect([await read(), await listed()]).toEqual([200, 1])
    await suspend(app.database, ann.id)
    expect([await read(), await listed()]).toEqual([404, 0])
    await app.database.kysely.deleteFrom('users').where('id', '=', ann.id).execute()
    expect([await read(), await listed()]).toEqual([404, 0])
    const left = await app.database.kysely.selectFrom('joined_projects').selectAll().execute()
    expect(left).toEqual([])
  })

  it('leave their work, but not their name, when they delete their account', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId, account: query } = await aProjectOf(app)
    const bob = await joined(app, ann, projectId, 'editor')
    const params = { id: projectId }
    await bob.browser.call(projects.addList, { params, query, body: WORDS })
    await bob.browser.call(accounts.remove, { body: { currentPassword: PASSWORD } })
    expect((await ann.browser.call(people.list, { params })).reply()).toEqual([])
    expect(await historyOf(ann, projectId)).toEqual([['list_added', null, 'Hats']])
  })

  it('join only with the invited address, once verified, and only once', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId } = await aProjectOf(app)
    const [bob, eve] = [await aPerson(app), await aPerson(app)]
    const unverified = await aPerson(app, { isVerified: false })
    const invite = ({ email }: Person) =>
      addInvitation(app.database, ann.id, { projectId, email, role: 'viewer' })
    const join = async ({ browser }: Person, secret: string) => {
      const answer = await browser.call(people.join, { body: { secret } })
      return answer.status === 200 ? 200 : messageOf(answer)
    }
    const { secret } = await invite(bob)
    expect(await join(eve, secret)).toBe(PEOPLE_MESSAGES.otherAddress)
    expect(await join(bob, secret)).toBe(200)
    expect(await join(bob, secret)).toBe(PEOPLE_MESSAGES.invitationGone)
    expect(await join(unverified, (await invite(unverified)).secret)).toBe(PEOPLE_MESSAGES.verifyToJoin)
    const old = await invite(eve)
    await app.database.kysely.updateTable('project_people').set({ invited_at: 1 }).execute()
    expect(await join(eve, old.secret)).toBe(PEOPLE_MESSAGES.invitationGone)
  })

  it('are limited, and the owner is never one of them', async () => {
    await using app = await anApp({ kind })
    const { ann, projectId } = await aProjectOf(app)
    const params = { id: projectId }
    const invite = (email: string) =>
      ann.browser.call(people.invite, { params, body: { email, role: 'viewer' } })
    expect((await invite(ann.email.toUpperCase())).json()).toMatchObject({
      fields: { email: PEOPLE_MESSAGES.ownProject },
    })
    for (let at = 1; at < MAX_PROJECT_PEOPLE; at++) {
      await addInvitation(app.database, ann.id, { projectId, email: `${at}@loom.example`, role: 'viewer' })
    }
    const last = await joined(app, ann, projectId, 'viewer')
    expect(messageOf(await invite('one-more@loom.example'))).toBe(PEOPLE_MESSAGES.tooManyPeople)
    expect((await invite('1@loom.example')).status).toBe(201)
    expect(messageOf(await invite(last.email))).toBe(PEOPLE_MESSAGES.alreadyJoined)
  })
})
