import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { accounts, type SavedList, savedLists } from '@wordloom/contract'
import { backUp } from '@wordloom/server/internal/backup/back-up'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { describe, expect, it } from 'vitest'
import { SILENT_LOG } from '../../src/database/database.ts'
import { expectSound } from '../../src/database/expect-sound.ts'
import { expectWhole } from '../../src/database/expect-whole.ts'
import { aForgetfulDisk, type DiskFault, HAS_FAULTY_DISKS } from '../../src/disk/faulty-disk.ts'
import { memoryFolder } from '../../src/disk/memory-folder.ts'
import { aVisitor, type Visitor } from '../../src/network/visitor.ts'
import { operate } from '../../src/server/command.ts'
import { aServerProcess, type ServerProcess } from '../../src/server/process.ts'
import { anEditor, type Editor } from '../../src/workload/editor.ts'
import { reportFaults, roundsOf } from '../../src/workload/rounds.ts'

const ANN = { email: 'ann@loom.example', password: 'seven looms at dusk' }
const ROUNDS = roundsOf(2)
const EDITORS = 4
const MAX_BEFORE_FAILURE = 60
const TIMEOUT_MS = 240_000

/** Six megabytes. SQLite checkpoints its log after four. */
const MANY_WORDS = Array.from({ length: 220_000 }, (_, at) => `word number ${at} of many`)

const FAILURE =
  /\/wordloom\.db could not be synced \(.+\), and the process ends\. Nothing that was acknowledged is lost\. Start it again, as a supervisor does, and check the disk \(dmesg, smartctl\)\./

describe.runIf(HAS_FAULTY_DISKS).concurrent('R4 a failed sync of the embedded database', () => {
  it.each<DiskFault>(['syncing the log once', 'syncing'])(
    '%s: the server exits, and after a restart or power cut it has everything acknowledged and nothing partial',
    async (fault) => {
      await using machine = await aMachine()
      const { disk, place, start } = machine
      let server = await start()
      const editors: Editor[] = []
      for (let number = 0; number < EDITORS; number++) {
        editors.push(await machine.anEditor(server.origin, String(number)))
      }
      let acknowledged = 0

      for (let round = 0; round < ROUNDS; round++) {
        let left = 1 + Math.floor(Math.random() * MAX_BEFORE_FAILURE)
        const { origin } = server
        const countDown = async () => {
          acknowledged++
          left--
          if (left === 0) await disk.fail(fault)
        }
        await Promise.all(editors.map((editor) => editor.work(origin, countDown)))
        await expectEnd(server)
        if (fault !== 'syncing the log once') {
          await expect(start()).rejects.toThrow(FAILURE)
          await disk.repair()
        }
        server = await start()
        if (round % 2 === 1) {
          await server.kill()
          disk.cut()
          server = await start()
        }
        const findings = await Promise.all(
          editors.map((editor) => editor.compare(server.origin, { isThorough: true })),
        )
        expect(findings).toEqual(editors.map(() => ({ lost: [], torn: [], strange: [] })))
      }

      expect(await server.stop()).toBe(0)
      reportFaults({
        fault: `R4 ${fault} fails`,
        database: 'sqlite',
        rounds: ROUNDS,
        acknowledged,
        lost: 0,
        torn: 0,
      })
      const database = await openDatabase({ ...place, log: SILENT_LOG })
      await expectWhole(database, place.dataFolder)
      await expectSound(database)
      await database.close()
    },
    TIMEOUT_MS + ROUNDS * 60_000,
  )

  it(
    'loses nothing acknowledged in a power cut, before or after more writes',
    async () => {
      await using machine = await aMachine()
      const { disk, place, start } = machine
      let server = await start()
      const ann = aVisitor(server.origin)
      expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
      const kept = [await save(ann, 'before')]
      for (const [fault, after] of [
        ['syncing', []],
        ['syncing for want of room', ['after']],
      ] as const) {
        await disk.fail(fault)
        await expect(post(ann.at(server.origin), 'in doubt')).rejects.toThrow('fetch failed')
        await expectEnd(server)
        await disk.repair()
        server = await start()
        for (const name of after) kept.push(await save(ann.at(server.origin), name))
        await server.kill()
        disk.cut()
        server = await start()
        await expectKept(ann.at(server.origin), kept)
      }
      expect(await server.stop()).toBe(0)
      const database = await openDatabase({ ...place, log: SILENT_LOG })
      await expectSound(database)
      await database.close()
    },
    TIMEOUT_MS,
  )

  it(
    'ends the server when it fails during a checkpoint, and the log keeps everything acknowledged',
    async () => {
      await using machine = await aMachine()
      const { disk, start } = machine
      let server = await start()
      const ann = aVisitor(server.origin)
      expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
      const kept = [await save(ann, 'before')]
      await disk.fail('syncing the file')
      // The write may be acknowledged before the checkpoint.
      const many = await post(ann, 'many', MANY_WORDS).catch(() => null)
      if (many?.status === 201) kept.push((await many.json()) as SavedList)
      await expectEnd(server)
      await expect(start()).rejects.toThrow(FAILURE)
      await disk.repair()
      server = await start()
      await expectKept(ann.at(server.origin), kept)
      expect(await server.stop()).toBe(0)
    },
    TIMEOUT_MS,
  )

  it(
    'is reported in one line by operator commands',
    async () => {
      await using machine = await aMachine()
      const { disk, folder, place, start } = machine
      const server = await start({})
      const ann = aVisitor(server.origin)
      expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
      const { file } = await backUp({ ...place, databaseUrl: null, folder, keep: null })
      await disk.fail('syncing')
      const suspended = await operate('admin', place, ['suspend', ANN.email], disk.environment)
      expect(suspended).toMatchObject({ code: 1, output: '' })
      expect(suspended.errors).toMatch(new RegExp(`^\\S+${FAILURE.source}\n$`))
      expect(await server.stop()).toBe(0)
      for (const [command, args] of [
        ['backup', []],
        ['restore', [file, '--replace']],
      ] as const) {
        expect(await operate(command, place, args, disk.environment)).toMatchObject({
          code: 1,
          output: '',
          errors: expect.stringMatching(/^A sync of the disk failed \(.+\)\. .+\n$/),
        })
      }
    },
    TIMEOUT_MS,
  )
})

async function aMachine() {
  const stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(memoryFolder(), 'wordloom-sync-'))
  stack.defer(() => rm(folder, { recursive: true }))
  const place = { dataFolder: await mkdtemp(join(folder, 'data-')), url: null }
  const disk = stack.use(await aForgetfulDisk(place.dataFolder))
  return {
    folder,
    place,
    disk,
    start: async (environment = disk.environment) => stack.use(await aServerProcess(place, environment)),
    anEditor: async (origin: string, name: string) =>
      stack.use(
        await anEditor({
          origin,
          email: `${name}@loom.example`,
          password: ANN.password,
          ledgerFile: join(folder, `ledger ${name}`),
        }),
      ),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

async function expectEnd(server: ServerProcess): Promise<void> {
  expect(await server.ended).toBe(1)
  const lines = server.log().trimEnd().split('\n')
  expect(lines.filter((line) => line.includes('"level":"fatal"'))).toEqual([expect.stringMatching(FAILURE)])
}

function post(visitor: Visitor, name: string, words = ['boot', 'clog']): Promise<Response> {
  return visitor.call(savedLists.create, { body: { name, words } })
}

async function save(visitor: Visitor, name: string): Promise<SavedList> {
  const answer = await post(visitor, name)
  expect(answer.status).toBe(201)
  return (await answer.json()) as SavedList
}

async function expectKept(visitor: Visitor, lists: readonly SavedList[]): Promise<void> {
  for (const { id, words } of lists) {
    const answer = await visitor.call(savedLists.read, { params: { id } })
    expect(((await answer.json()) as SavedList).words).toEqual(words)
  }
}
