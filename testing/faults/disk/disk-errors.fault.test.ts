import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  accounts,
  HEALTH_PATH,
  READINESS_PATH,
  type SavedList,
  savedLists,
  sessions,
} from '@wordloom/contract'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { describe, expect, it } from 'vitest'
import { DATABASES, SILENT_LOG } from '../../src/database/database.ts'
import { DURABLE } from '../../src/database/durable-settings.ts'
import { expectSound } from '../../src/database/expect-sound.ts'
import { aFaultyDisk, type DiskFault, HAS_FAULTY_DISKS } from '../../src/disk/faulty-disk.ts'
import { memoryFolder } from '../../src/disk/memory-folder.ts'
import { aVisitor, type Visitor } from '../../src/network/visitor.ts'
import { POSTGRES_PROGRAMS } from '../../src/postgres/provided.ts'
import { createPostgresServer } from '../../src/postgres/server.ts'
import { aServerProcess } from '../../src/server/process.ts'
import { soon } from '../../src/soon.ts'
import { anEditor, type Editor } from '../../src/workload/editor.ts'

const ANN = { email: 'ann@loom.example', password: 'seven looms at dusk' }
const TRIES = 10
const TIMEOUT_MS = 240_000
const UNDONE = { message: expect.any(String), requestId: expect.any(String), code: 'internal' }

const FAILED = [500, 503, 507]

describe.runIf(HAS_FAULTY_DISKS).concurrent('R4 a failing disk of the embedded database', () => {
  it.each<DiskFault>(['writing', 'read-only'])(
    '%s: failed writes are never acknowledged, reads still work, and everything recovers with the disk',
    async (fault) => {
      await using stack = new AsyncDisposableStack()
      const { folder, disk, place } = await aPlaceOnADisk(stack)
      let server = await aServerProcess(place, disk.environment)
      stack.defer(() => server.kill())
      const ann = aVisitor(server.origin)
      expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
      const kept = await save(ann, 'before')
      const editor = stack.use(await anEditorAt(server.origin, folder))
      expect(await editor.workFor(server.origin, 30)).toBeGreaterThanOrEqual(30)

      await disk.fail(fault)
      for (let number = 0; number < TRIES; number++) {
        const answer = await post(ann, `failed ${number}`)
        expect(FAILED).toContain(answer.status)
        if (answer.status === 500) expect(await answer.json()).toEqual(UNDONE)
      }
      expect(await editor.workFor(server.origin, TRIES)).toBe(0)
      expect((await ann.call(sessions.currentUser)).status).toBe(200)
      expect((await readList(ann, kept.id)).words).toEqual(kept.words)
      expect((await fetch(server.origin)).status).toBe(200)

      await disk.repair()
      await soon(async () => expect((await post(ann, 'after')).status).toBe(201))
      expect((await fetch(`${server.origin}${READINESS_PATH}`)).status).toBe(200)
      expect(await editor.compare(server.origin, { isThorough: true })).toEqual(ALL_THERE)
      expect(await editor.workFor(server.origin, 10)).toBeGreaterThanOrEqual(10)

      await disk.fail(fault)
      expect(FAILED).toContain((await post(ann, 'failed at last')).status)
      await editor.workFor(server.origin, 1)
      await server.kill()
      await disk.repair()
      server = await aServerProcess(place, disk.environment)
      expect(await editor.compare(server.origin, { isThorough: true })).toEqual(ALL_THERE)
      expect((await readList(ann.at(server.origin), kept.id)).words).toEqual(kept.words)
      expect(await server.stop()).toBe(0)
      const database = await openDatabase({ ...place, log: SILENT_LOG })
      await expectSound(database)
      await database.close()
    },
    TIMEOUT_MS,
  )

  it(
    'hanging: writes wait for their sync, and reads are answered in the meantime',
    async () => {
      await using stack = new AsyncDisposableStack()
      const { disk, place } = await aPlaceOnADisk(stack)
      const server = await aServerProcess(place, disk.environment)
      stack.defer(() => server.kill())
      const ann = aVisitor(server.origin)
      expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)

      await disk.fail('hanging')
      const answered: number[] = []
      const saving = Array.from({ length: TRIES }, async (_, number) => {
        const { status } = await post(ann, `held up ${number}`)
        answered.push(status)
      })
      for (let number = 0; number < TRIES; number++) {
        expect((await fetch(server.origin)).status).toBe(200)
        expect((await ann.call(savedLists.list)).status).toBe(200)
        expect((await fetch(`${server.origin}${HEALTH_PATH}`)).status).toBe(200)
      }
      expect(answered).toEqual([])

      await disk.repair()
      await Promise.all(saving)
      expect(answered).toEqual(saving.map(() => 201))
      expect(await server.stop()).toBe(0)
    },
    TIMEOUT_MS,
  )

  it(
    'stops the server at startup with a one-line message',
    async () => {
      await using stack = new AsyncDisposableStack()
      const { disk, place } = await aPlaceOnADisk(stack)
      const server = await aServerProcess(place, disk.environment)
      expect(await server.stop()).toBe(0)
      for (const fault of ['writing', 'read-only'] as const) {
        await disk.fail(fault)
        await expect(aServerProcess(place, disk.environment)).rejects.toThrow(
          /^The server did not start: \S+ can't be used: .+\. Set DATA_DIR to a folder that Wordloom may write to\.\n$/,
        )
      }
    },
    TIMEOUT_MS,
  )
})

describe
  .runIf(HAS_FAULTY_DISKS && DATABASES.includes('postgres'))
  .concurrent('R4 a failing disk of PostgreSQL', () => {
    it.each<DiskFault>(['writing', 'syncing'])(
      '%s: writes fail, no failed write is acknowledged, and everything is there after a restart',
      async (fault) => {
        await using stack = new AsyncDisposableStack()
        const folder = await mkdtemp(join(memoryFolder(), 'wordloom-disk-'))
        stack.defer(() => rm(folder, { recursive: true }))
        const postgres = stack.use(await createPostgresServer(POSTGRES_PROGRAMS ?? '', DURABLE))
        const disk = stack.use(await aFaultyDisk(postgres.data))
        await postgres.start(disk.environment)
        const server = await aServerProcess({ dataFolder: folder, url: postgres.urlOf('postgres') })
        stack.defer(() => server.kill())
        const editor = stack.use(await anEditorAt(server.origin, folder))
        expect(await editor.workFor(server.origin, 30)).toBeGreaterThanOrEqual(30)

        await disk.fail(fault)
        for (let number = 0; number < TRIES; number++) {
          const answer = await post(editor.visitor, `failed ${number}`)
          expect(FAILED).toContain(answer.status)
          if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5')
        }
        expect(await editor.workFor(server.origin, TRIES)).toBe(0)
        expect((await fetch(server.origin)).status).toBe(200)
        expect(server.isRunning()).toBe(true)

        await disk.repair()
        await postgres.stop()
        await postgres.start(disk.environment)
        await soon(async () => expect((await fetch(`${server.origin}${READINESS_PATH}`)).status).toBe(200))
        const findings = await editor.compare(server.origin, { isThorough: true })
        expect(findings).toMatchObject({ lost: [], torn: [] })
        expect(await editor.workFor(server.origin, 10)).toBeGreaterThanOrEqual(10)
        expect(await server.stop()).toBe(0)
      },
      TIMEOUT_MS,
    )
  })

async function aPlaceOnADisk(stack: AsyncDisposableStack) {
  const folder = await mkdtemp(join(memoryFolder(), 'wordloom-disk-'))
  stack.defer(() => rm(folder, { recursive: true }))
  const dataFolder = await mkdtemp(join(folder, 'data-'))
  return { folder, disk: stack.use(await aFaultyDisk(dataFolder)), place: { dataFolder, url: null } }
}

const ALL_THERE = { lost: [], torn: [], strange: [] }

function anEditorAt(origin: string, folder: string): Promise<Editor> {
  const ledgerFile = join(folder, 'ledger')
  return anEditor({
    origin,
    email: 'bob@loom.example',
    password: ANN.password,
    ledgerFile,
    doubted: FAILED,
  })
}

function post(visitor: Visitor, name: string): Promise<Response> {
  return visitor.call(savedLists.create, { body: { name, words: ['boot', 'clog'] } })
}

async function save(visitor: Visitor, name: string): Promise<SavedList> {
  const answer = await post(visitor, name)
  expect(answer.status).toBe(201)
  return (await answer.json()) as SavedList
}

async function readList(visitor: Visitor, id: number): Promise<SavedList> {
  return (await (await visitor.call(savedLists.read, { params: { id } })).json()) as SavedList
}
