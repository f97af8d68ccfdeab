import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { DATABASES, type DatabaseKind, SILENT_LOG } from '../testing/a-database.ts'
import { aServerProcess, type ServerProcess } from '../testing/a-server-process.ts'
import { aPowerLine, HAS_FAULTY_DISKS } from '../testing/disk/a-faulty-disk.ts'
import { DURABLE } from '../testing/durable.ts'
import { expectSound } from '../testing/expect-sound.ts'
import { expectWhole } from '../testing/expect-whole.ts'
import { reportFaults, roundsOf } from '../testing/fault-rounds.ts'
import { aKeeper, type Keeper } from '../testing/keeper/a-keeper.ts'
import { memoryFolder } from '../testing/memory-folder.ts'
import { createPostgresServer } from '../testing/postgres-server.ts'

const CUTS = roundsOf(4)
const KEEPERS = 4
const MOST_BEFORE_CUT = 80
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
      const keepers: Keeper[] = []
      for (let number = 0; number < KEEPERS; number++) {
        const whereabouts = {
          origin: server.origin,
          email: `${number}@loom.example`,
          password: 'seven looms',
        }
        keepers.push(
          stack.use(await aKeeper({ ...whereabouts, ledgerFile: join(folder, `ledger ${number}`) })),
        )
      }
      let acknowledged = 0

      for (let cut = 0; cut < CUTS; cut++) {
        let left = 1 + Math.floor(Math.random() * MOST_BEFORE_CUT)
        const { origin } = server
        const countDown = async () => {
          acknowledged++
          left--
          if (left === 0) await machine.cutPower(server)
        }
        await Promise.all(keepers.map((keeper) => keeper.work(origin, countDown)))
        server = await machine.start()
        const findings = await Promise.all(
          keepers.map((keeper) => keeper.compare(server.origin, { isThorough: true })),
        )
        expect(findings).toEqual(keepers.map(() => ({ lost: [], torn: [], strange: [] })))
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
  const postgres = await createPostgresServer(inject('postgresPrograms') ?? '', DURABLE)
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
