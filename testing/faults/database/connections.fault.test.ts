import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { accounts, folders, READINESS_PATH, type SavedList, savedLists, sessions } from '@wordloom/contract'
import { createTaskQueue } from '@wordloom/server/internal/task-queue'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { aPlaceForADatabase, DATABASES } from '../../src/database/database.ts'
import { memoryFolder } from '../../src/disk/memory-folder.ts'
import { aVisitor, type Visitor } from '../../src/network/visitor.ts'
import { aFaultyConnection } from '../../src/postgres/faulty-connection.ts'
import { aServerProcess } from '../../src/server/process.ts'
import { soon } from '../../src/soon.ts'
import { anEditor } from '../../src/workload/editor.ts'
import { reportFaults, roundsOf } from '../../src/workload/rounds.ts'

const ANN = { email: 'ann@loom.example', password: 'seven looms at dusk' }
const ANSWER_MS = 3000
const BACK_MS = 5000
const TIMEOUT_MS = 120_000
const UNAVAILABLE = { message: 'Service temporarily unavailable', code: 'unavailable' }

const TERMINATIONS = roundsOf(2)
const EDITORS = 4

const CLIENTS = 200
/** Two seconds for a connection, and the time that so many requests take. */
const WAIT_MS = 2500

describe
  .runIf(DATABASES.includes('postgres'))
  .concurrent('R5 the network between a server and PostgreSQL', () => {
    it(
      'can cut all connections repeatedly: nothing is lost or done twice, and work continues immediately',
      async () => {
        await using stack = new AsyncDisposableStack()
        const place = stack.use(await aPlaceForADatabase('postgres'))
        const folder = await mkdtemp(join(memoryFolder(), 'wordloom-ledgers-'))
        stack.defer(() => rm(folder, { recursive: true }))
        const server = stack.use(await aServerProcess(place.settings))
        const { origin } = server
        const editors = []
        for (let number = 0; number < EDITORS; number++) {
          const email = `editor-${number}@loom.example`
          const ledgerFile = join(folder, String(number))
          editors.push(stack.use(await anEditor({ origin, email, password: ANN.password, ledgerFile })))
        }
        await using admin = await anAdministrator(place.settings.url)
        let acknowledged = 0

        for (let termination = 0; termination < TERMINATIONS; termination++) {
          let left = 5 + Math.floor(Math.random() * 40)
          let ending: Promise<unknown> = Promise.resolve()
          const countDown = async () => {
            acknowledged++
            left--
            if (left > 0) return
            ending = ending.then(() => admin.query(TERMINATE))
            await ending
          }
          await Promise.all(editors.map((editor) => editor.work(origin, countDown)))
          for (const editor of editors) {
            const findings = await editor.compare(origin)
            expect(findings).toEqual({ lost: [], torn: [], strange: [] })
          }
        }
        expect(server.isRunning()).toBe(true)
        reportFaults({
          fault: 'R5 connections cut',
          database: 'postgres',
          rounds: TERMINATIONS,
          acknowledged,
          lost: 0,
          torn: 0,
        })
      },
      TIMEOUT_MS + TERMINATIONS * 15_000,
    )

    it(
      'can drop everything silently: the API answers 503 within three seconds and recovers within five',
      async () => {
        await using place = await aPlaceForADatabase('postgres')
        await using line = await aFaultyConnection(place.settings.url ?? new URL('postgres:'))
        await using server = await aServerProcess({ ...place.settings, url: line.url })
        const ann = aVisitor(server.origin)
        expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)

        line.dropEverything()
        for (let round = 0; round < 2; round++) {
          const asked = performance.now()
          const answers = await Promise.all([
            ann.call(sessions.currentUser),
            aVisitor(server.origin).call(sessions.signIn, { body: ANN }),
            ann.call(savedLists.create, { body: { name: 'Shoes', words: ['boot'] } }),
          ])
          expect(performance.now() - asked).toBeLessThan(ANSWER_MS + 500)
          for (const answer of answers) {
            expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
            expect(await answer.json()).toEqual(UNAVAILABLE)
          }
          expect((await fetch(server.origin)).status).toBe(200)
          const ready = await fetch(`${server.origin}${READINESS_PATH}`)
          expect([ready.status, await ready.json()]).toEqual([503, { status: 'database' }])
        }

        line.repair()
        const mended = performance.now()
        await soon(async () => expect((await ann.call(sessions.currentUser)).status).toBe(200))
        expect(performance.now() - mended).toBeLessThan(BACK_MS)
        expect(await listsOf(ann)).toEqual([])
      },
      TIMEOUT_MS,
    )

    it(
      'can lose the answer to a commit: a retry with the same key creates no second list',
      async () => {
        await using place = await aPlaceForADatabase('postgres')
        await using line = await aFaultyConnection(place.settings.url ?? new URL('postgres:'))
        await using server = await aServerProcess({ ...place.settings, url: line.url })
        const ann = aVisitor(server.origin)
        expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
        const sending = {
          body: { name: 'Shoes', words: ['boot', 'clog'] },
          headers: { 'idempotency-key': 'a-dialog' },
        }

        line.dropAnswerToCommitOf('insert into "saved_lists"')
        const unknown = await ann.call(savedLists.create, sending)
        expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5'])
        line.repair()
        await using admin = await anAdministrator(place.settings.url)
        await soon(async () => {
          const { rows } = await admin.query('select name from saved_lists')
          expect(rows).toEqual([{ name: 'Shoes' }])
        })

        const again = await soon(async () => {
          const answer = await ann.call(savedLists.create, sending)
          expect(answer.status).toBe(201)
          return (await answer.json()) as SavedList
        })
        expect(await listsOf(ann)).toMatchObject([{ id: again.id, words: ['boot', 'clog'] }])
      },
      TIMEOUT_MS,
    )
  })

describe.runIf(DATABASES.includes('postgres'))('R6 connections to PostgreSQL', () => {
  it(
    'still serve 200 other requests when one of them is blocked',
    async () => {
      await using place = await aPlaceForADatabase('postgres')
      await using server = await aServerProcess(place.settings)
      const ann = aVisitor(server.origin)
      expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
      await using lock = await aLock(place.settings.url, 'folders')
      const slow = ann.call(folders.list)
      await lock.waited(1)
      // Few enough concurrent requests to stay below the load limit on a busy machine.
      const inTurn = createTaskQueue({ atOnce: 16, maxWaiting: CLIENTS })
      const statuses = await Promise.all(Array.from({ length: CLIENTS }, () => inTurn(() => ask(ann))))
      expect(new Set(statuses)).toEqual(new Set([200]))
      await lock.release()
      expect((await slow).status).toBe(200)
    },
    TIMEOUT_MS,
  )

  it(
    'answer other requests with 503 after two seconds when all of them are blocked',
    async () => {
      await using place = await aPlaceForADatabase('postgres')
      await using server = await aServerProcess(place.settings)
      const ann = aVisitor(server.origin)
      expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
      const { longestMs: usualMs } = await askAtOnce(ann, CLIENTS)
      await using lock = await aLock(place.settings.url, 'folders')
      const slow = Array.from({ length: 10 }, () => ann.call(folders.list))
      await lock.waited(10)

      const { statuses, longestMs } = await askAtOnce(ann, CLIENTS)
      expect(new Set(statuses)).toEqual(new Set([503]))
      expect(longestMs).toBeLessThan(WAIT_MS + usualMs)
      // A busy server still counts as ready.
      const ready = await fetch(`${server.origin}${READINESS_PATH}`)
      expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
      await lock.release()
      for (const answer of await Promise.all(slow)) expect(answer.status).toBe(200)
      await soon(async () => {
        expect(new Set((await askAtOnce(ann, CLIENTS)).statuses)).toEqual(new Set([200]))
      })
    },
    TIMEOUT_MS,
  )
})

const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'`

async function anAdministrator(url: URL | null): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString: url?.href })
  await client.connect()
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() })
}

async function aLock(url: URL | null, table: string) {
  const [client, observer] = [await anAdministrator(url), await anAdministrator(url)]
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  return {
    waited: (most: number) =>
      soon(async () => {
        const { rows } = await observer.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
        expect(rows.length).toBe(most)
      }),
    release: () => client.query('commit'),
    async [Symbol.asyncDispose]() {
      await client.end()
      await observer.end()
    },
  }
}

async function askAtOnce(visitor: Visitor, clients: number) {
  const asked = performance.now()
  const statuses = await Promise.all(Array.from({ length: clients }, () => ask(visitor)))
  return { statuses, longestMs: performance.now() - asked }
}

async function ask(visitor: Visitor): Promise<number> {
  const answer = await visitor.call(sessions.currentUser)
  await answer.arrayBuffer()
  return answer.status
}

async function listsOf(visitor: Visitor): Promise<readonly SavedList[]> {
  return (await (await visitor.call(savedLists.list)).json()) as SavedList[]
}
