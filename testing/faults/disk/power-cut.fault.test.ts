import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { describe, expect, it } from 'vitest'
import { DATABASES, type DatabaseKind, SILENT_LOG } from '../../src/database/database.ts'
import { DURABLE } from '../../src/database/durable-settings.ts'
import { expectSound } from '../../src/database/expect-sound.ts'
import { expectWhole } from '../../src/database/expect-whole.ts'
import { aPowerLine, HAS_FAULTY_DISKS } from '../../src/disk/faulty-disk.ts'
import { memoryFolder } from '../../src/disk/memory-folder.ts'
import { POSTGRES_PROGRAMS } from '../../src/postgres/provided.ts'
import { createPostgresServer } from '../../src/postgres/server.ts'
import { aServerProcess, type ServerProcess } from '../../src/server/process.ts'
import { anEditor, type Editor } from '../../src/workload/editor.ts'
import { reportFaults, roundsOf } from '../../src/workload/rounds.ts'

const CUTS = roundsOf(1)
const EDITORS = 4
const MAX_BEFORE_CUT = 80
const ROUND_MS = 60_000

interface Machine extends AsyncDisposable {
  readonly place: { readonly dataFolder: string; readonly url: URL | null }
  start(): Promise<ServerProcess>
  cutPower(server: ServerProcess): Promise<void>
}

describe.runIf(HAS_FAULTY_DISKS)('R2 a power cut that loses all unsynced data', () => {
  it.each(DATABASES)(
    'leaves everything acknowledged and nothing partial on %s',
    async (kind) => {
      await using stack = new AsyncDisposableStack()
      const folder = await mkdtemp(join(memoryFolder(), 'wordloom-power-'))
      stack.defer(() => rm(folder, { recursive: true }))
      const machine = stack.use(await aMachine(kind, folder))
      let server = await machine.start()
      stack.defer(() => server.kill())
      const editors: Editor[] = []
      for (let number = 0; number < EDITORS; number++) {
        const whereabouts = {
          origin: server.origin,
          email: `${number}@loom.example`,
          password: 'seven looms',
        }
        editors.push(
          stack.use(await anEditor({ ...whereabouts, ledgerFile: join(folder, `ledger ${number}`) })),
        )
      }
      let acknowledged = 0

      for (let cut = 0; cut < CUTS; cut++) {
        let left = 1 + Math.floor(Math.random() * MAX_BEFORE_CUT)
        const { origin } = server
        const countDown = async () => {
          acknowledged++
          left--
          if (left === 0) await machine.cutPower(server)
        }
        await Promise.all(editors.map((editor) => editor.work(origin, countDown)))
        server = await machine.start()
        const findings = await Promise.all(
          editors.map((editor) => editor.compare(server.origin, { isThorough: true })),
        )
        expect(findings).toEqual(editors.map(() => ({ lost: [], torn: [], strange: [] })))
      }
      await server.kill()
      reportFaults({ fault: 'R2 power cut', database: kind, rounds: CUTS, acknowledged, lost: 0, torn: 0 })
      const database = await openDatabase({ ...machine.place, log: SILENT_LOG })
      stack.defer(() => database.close())
      await expectWhole(database, machine.place.dataFolder)
      await expectSound(database)
    },
    60_000 + CUTS * ROUND_MS,
  )
})

async function aMachine(kind: DatabaseKind, folder: string): Promise<Machine> {
  const dataFolder = await mkdtemp(join(folder, 'data-'))
  if (kind === 'sqlite') {
    const power = await aPowerLine(dataFolder)
    const place = { dataFolder, url: null }
    return {
      place,
      start: () => aServerProcess(place, power.environment),
      async cutPower(server) {
        await server.kill()
        power.cut()
      },
      [Symbol.asyncDispose]: () => power[Symbol.asyncDispose](),
    }
  }
  const postgres = await createPostgresServer(POSTGRES_PROGRAMS ?? '', DURABLE)
  const power = await aPowerLine(postgres.data)
  await postgres.start(power.environment)
  const place = { dataFolder, url: postgres.urlOf('postgres') }
  return {
    place,
    start: () => aServerProcess(place),
    async cutPower(server) {
      await Promise.all([postgres.stop(), server.kill()])
      power.cut()
      await postgres.start(power.environment)
    },
    async [Symbol.asyncDispose]() {
      await postgres[Symbol.asyncDispose]()
      await power[Symbol.asyncDispose]()
    },
  }
}
