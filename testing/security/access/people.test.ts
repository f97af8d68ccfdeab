import { ENDPOINTS } from '@wordloom/server/internal/http/endpoints'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type App, aPerson, forgetAllBut, type Person, suspend } from '../../src/accounts/person.ts'
import { DATABASES } from '../../src/database/database.ts'
import { snapshotOf } from '../../src/database/snapshot.ts'
import { addList, addProject, addResult } from '../../src/library/library.ts'
import { addPerson, offer } from '../../src/library/people.ts'
import { addVersion } from '../../src/library/versions.ts'
import { anApp } from '../../src/server/app.ts'
import { validBodyOf } from '../../src/server/valid-bodies.ts'

/** Whom an endpoint that names a role lets in, in a project of someone else. */
const ACTORS = [
  'viewer',
  'editor',
  'removed',
  'stranger',
  'of another project',
  'of a suspended owner',
] as const

const START_MS = 60_000

describe.each(DATABASES)('the rights of people, on %s,', (kind) => {
  let app: App
  let boss: Person
  beforeAll(async () => {
    app = await anApp({ kind })
    boss = await aPerson(app, { isAdmin: true })
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())
  // Snapshots of the whole database are slow, so keep it small.
  afterEach(() => forgetAllBut(app.database, boss))

  describe.each(ENDPOINTS.filter(({ access }) => access !== 'anyone'))('$method $path', (endpoint) => {
    it.each(ACTORS)('%s', async (actor) => {
      const { database } = app
      const owner = await aPerson(app)
      const projectId = await addProject(database, owner.id)
      const items = {
        project: projectId,
        list: await addList(database, owner.id, { projectId }),
        result: await addResult(database, owner.id, { projectId }),
      }
      const person = await joined(actor, owner, projectId)
      const id = items[endpoint.people?.item ?? 'project']
      const versionId = await addVersion(database, owner.id, items.list)
      const path = endpoint.path
        .replace(':id', String(id))
        .replace(':personId', '1')
        .replace(':versionId', String(versionId))
      const body = Object.keys(validBodyOf(endpoint)).length > 0 ? validBodyOf(endpoint) : undefined
      const before = await snapshotOf(database)

      const answer = await person.browser.send(endpoint.method, `${path}?account=${owner.id}`, body)

      const isOpen = actor === 'editor' || (actor === 'viewer' && endpoint.people?.role === 'viewer')
      if (endpoint.people !== undefined && isOpen) {
        expect(answer.status).toBe(endpoint.status)
        return
      }
      const expected = endpoint.people === undefined ? [400, 403] : actor === 'viewer' ? [403] : [404]
      expect(expected).toContain(answer.status)
      expect(await snapshotOf(database)).toEqual(before)
    })
  })

  async function joined(actor: (typeof ACTORS)[number], owner: Person, projectId: number): Promise<Person> {
    const { database } = app
    const person = await aPerson(app)
    if (actor === 'stranger') return person
    const place = actor === 'of another project' ? await addProject(database, owner.id) : projectId
    const role = actor === 'viewer' ? 'viewer' : 'editor'
    const id = await addPerson(database, owner.id, { projectId: place, role, person })
    await offer(database, owner.id, { projectId: place, id })
    if (actor === 'removed') await database.kysely.deleteFrom('project_people').where('id', '=', id).execute()
    if (actor === 'of a suspended owner') await suspend(database, owner.id)
    return person
  }
})
