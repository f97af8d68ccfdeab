import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN_MESSAGES, accounts, admin, folders, savedLists, sessions } from '@wordloom/contract'
import type { Database } from '@wordloom/server/internal/database/database'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { createOutbox } from '@wordloom/server/internal/features/mail/storage'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startSession, suspend } from '../../src/accounts/person.ts'
import { aPlaceForADatabase, DATABASES, SILENT_LOG } from '../../src/database/database.ts'
import { addUser } from '../../src/database/rows.ts'
import { mailFilesIn } from '../../src/mail/files.ts'
import { aProxy } from '../../src/network/proxy.ts'
import { aVisitor, type Visitor } from '../../src/network/visitor.ts'
import { aServerProcess, type ServerProcess } from '../../src/server/process.ts'

const PASSWORD = 'seven looms at dusk'
const MAILS = 200
const ROUNDS = 200
const ROUNDS_MS = 180_000
const START_MS = 60_000
const PATIENCE = { timeout: 30_000, interval: 50 }

interface Administrator {
  readonly id: string
  readonly visitor: Visitor
}

describe.runIf(DATABASES.includes('postgres'))('two instances on one PostgreSQL, behind a proxy', () => {
  const stack = new AsyncDisposableStack()
  let database: Database
  let one: ServerProcess
  let other: ServerProcess
  let proxy: { readonly origin: string }
  let dataFolders: readonly string[]

  beforeAll(async () => {
    const place = stack.use(await aPlaceForADatabase('postgres'))
    const otherFolder = await mkdtemp(join(tmpdir(), 'wordloom-data-'))
    stack.defer(() => rm(otherFolder, { recursive: true }))
    dataFolders = [place.settings.dataFolder, otherFolder]
    const { url } = place.settings
    const started = await Promise.all(dataFolders.map((dataFolder) => aServerProcess({ dataFolder, url })))
    ;[one, other] = started.map((server) => stack.use(server)) as [ServerProcess, ServerProcess]
    proxy = stack.use(await aProxy([one.origin, other.origin]))
    database = await openDatabase({ ...place.settings, log: SILENT_LOG })
    stack.defer(() => database.close())
  }, START_MS)
  afterAll(() => stack.disposeAsync())

  it('continue what the other has started', async () => {
    const ann = aVisitor(one.origin)
    const email = 'ann@loom.example'
    await signUp(ann, email)
    expect((await ann.at(other.origin).call(sessions.currentUser)).status).toBe(200)

    const link = await linkTo(email)
    const body = { token: link.searchParams.get('token') ?? '' }
    expect((await ann.at(other.origin).call(accounts.verifyEmail, { body })).status).toBe(200)
    expect(await (await ann.call(sessions.currentUser)).json()).toMatchObject({ emailVerified: 1 })

    for (let request = 0; request < 4; request++) {
      expect((await ann.at(proxy.origin).call(sessions.currentUser)).status).toBe(200)
    }
  })

  it('end a session for both when one signs out', async () => {
    const ann = aVisitor(one.origin)
    await signUp(ann, 'leaving@loom.example')
    const kept = new Map(ann.cookies)
    expect((await ann.get('/api/logout')).status).toBe(303)
    for (const origin of [one.origin, other.origin]) {
      expect((await aVisitor(origin, new Map(kept)).call(sessions.currentUser)).status).toBe(401)
    }
  })

  it('A11 both end the sessions of a suspended user at the next request', async () => {
    const ann = aVisitor(one.origin)
    const { id } = await signUp(ann, 'suspended@loom.example')
    expect((await ann.at(other.origin).call(sessions.currentUser)).status).toBe(200)
    const cookies = new Map(ann.cookies)
    await suspend(database, id)
    for (const origin of [one.origin, other.origin]) {
      expect((await aVisitor(origin, new Map(cookies)).call(sessions.currentUser)).status).toBe(401)
    }
  })

  it('A11 H05 keep one of two administrators who remove each other through different instances', {
    timeout: ROUNDS_MS,
  }, async () => {
    let refusedAsLast = 0
    for (let round = 0; round < ROUNDS; round++) {
      await database.kysely.updateTable('users').set({ is_admin: 0 }).where('is_admin', '=', 1).execute()
      const ann = await anAdministrator(one.origin)
      const bob = await anAdministrator(other.origin)
      const remove = ({ visitor }: Administrator, { id }: Administrator, how: number) => {
        const params = { id }
        if (how % 3 === 0) return visitor.call(admin.suspend, { params })
        if (how % 3 === 1) return visitor.call(admin.remove, { params })
        return visitor.call(admin.setAdministrator, { params, body: { isAdmin: false } })
      }
      const answers = await Promise.all([remove(ann, bob, round), remove(bob, ann, Math.floor(round / 3))])
      const refusals = answers.filter(({ status }) => status >= 400)
      expect([round, refusals.length]).toEqual([round, 1])
      if (refusals[0]?.status === 409) {
        expect(await refusals[0].json()).toMatchObject({ message: ADMIN_MESSAGES.lastAdministrator })
        refusedAsLast++
      }
      const standing = await Promise.all(
        [ann, bob].map(({ visitor }, at) =>
          visitor.at(at === 0 ? other.origin : one.origin).call(admin.summary),
        ),
      )
      expect(standing.map(({ status }) => status).toSorted()[0]).toBe(200)
      expect(standing.filter(({ status }) => status === 200)).toHaveLength(1)
    }
    expect(refusedAsLast).toBeGreaterThan(0)
  })

  it('B07 both end the other sessions when the password changes', async () => {
    const ann = aVisitor(one.origin)
    await signUp(ann, 'changing@loom.example')
    const left = new Map(ann.cookies)
    const body = { currentPassword: PASSWORD, newPassword: 'eight looms at dawn' }
    expect((await ann.at(other.origin).call(accounts.changePassword, { body })).status).toBe(200)
    expect((await aVisitor(one.origin, left).call(sessions.currentUser)).status).toBe(401)
    expect((await ann.call(sessions.currentUser)).status).toBe(200)
  })

  it('B02 share their rate limits', async () => {
    const email = 'guessed@loom.example'
    await signUp(aVisitor(one.origin), email)
    const guess = () => {
      const body = { email, password: 'not their password' }
      return aVisitor(proxy.origin).call(sessions.signIn, { body })
    }
    const answers = await Promise.all(Array.from({ length: 40 }, guess))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  it('H02 create only one account when twenty people sign up with the same address at once', async () => {
    const email = 'wanted@loom.example'
    const spellings = Array.from({ length: 20 }, (_, number) => (number % 2 ? email : email.toUpperCase()))
    const answers = await Promise.all(
      spellings.map((spelling) =>
        aVisitor(proxy.origin).call(accounts.signUp, { body: { email: spelling, password: PASSWORD } }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array(19).fill(409)])
  })

  it('H01 H04 create one list for a repeated request, and lose none when a folder is deleted', async () => {
    const ann = aVisitor(proxy.origin)
    await signUp(ann, 'keeping@loom.example')
    const list = { name: 'Shoes', words: ['boot', 'clog'] }
    const headers = { 'idempotency-key': 'a-dialog' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ann.call(savedLists.create, { body: list, headers })),
    )
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect([answers.every(({ status }) => status === 201), new Set(texts).size]).toEqual([true, 1])

    const folder = (await (await ann.call(folders.create, { body: { name: 'Spring' } })).json()) as {
      id: number
    }
    const { id } = JSON.parse(texts[0] ?? '') as { id: number }
    const moves = Array.from({ length: 20 }, () =>
      ann.call(savedLists.setFolder, { params: { id }, body: { folderId: folder.id } }),
    )
    const removal = ann.call(folders.remove, { params: { id: folder.id } })
    expect((await removal).status).toBe(204)
    for (const { status } of await Promise.all(moves)) expect([200, 404]).toContain(status)
    const kept = (await (await ann.call(savedLists.list)).json()) as object[]
    expect(kept).toMatchObject([{ id, folderId: null }])
  })

  it('send no email twice', async () => {
    const outbox = createOutbox(database)
    const recipients = Array.from({ length: MAILS }, (_, number) => `mail-${number}@loom.example`)
    await database.transaction(async (transaction) => {
      for (const recipient of recipients) {
        await outbox.enqueue(transaction, { template: 'password-changed', recipient })
      }
    })
    const body = { email: 'nobody@loom.example' }
    await Promise.all(
      [one, other].map(({ origin }) => aVisitor(origin).call(accounts.forgotPassword, { body })),
    )
    await vi.waitFor(async () => expect(await waitingMails()).toEqual([]), PATIENCE)
    const sentByEach = await Promise.all(dataFolders.map(noticesIn))
    expect(sentByEach.flat().toSorted()).toEqual(recipients.toSorted())
    expect(sentByEach.filter((sent) => sent.length > 0)).toHaveLength(2)
  })

  async function signUp(visitor: Visitor, email: string): Promise<{ id: string }> {
    const answer = await visitor.call(accounts.signUp, { body: { email, password: PASSWORD } })
    expect(answer.status).toBe(201)
    return (await answer.json()) as { id: string }
  }

  async function anAdministrator(origin: string): Promise<Administrator> {
    const id = await addUser(database, database.kysely)
    await database.kysely
      .updateTable('users')
      .set({ is_admin: 1, email_verified: 1 })
      .where('id', '=', id)
      .execute()
    const secret = await startSession(database, id)
    return { id, visitor: aVisitor(origin, new Map([['session', secret]])) }
  }

  function linkTo(email: string): Promise<URL> {
    return vi.waitFor(async () => {
      const mail = (await mailFilesIn(...dataFolders)).findLast(({ recipient }) => recipient === email)
      if (!mail?.link) throw new Error('No mail has come.')
      return mail.link
    }, PATIENCE)
  }

  async function noticesIn(folder: string): Promise<string[]> {
    const recipients = (await mailFilesIn(folder)).map(({ recipient }) => recipient)
    return recipients.filter((recipient) => recipient.startsWith('mail-'))
  }

  async function waitingMails(): Promise<string[]> {
    const rows = await database.kysely.selectFrom('outbox').select('recipient').execute()
    return rows.map(({ recipient }) => recipient)
  }
})
