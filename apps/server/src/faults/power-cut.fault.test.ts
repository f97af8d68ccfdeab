import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { SILENT_LOG } from '../testing/a-database.ts'
import { aServerProcess } from '../testing/a-server-process.ts'
import { aPowerLine, HAS_FAULTY_DISKS } from '../testing/disk/a-faulty-disk.ts'
import { expectSound } from '../testing/expect-sound.ts'
import { expectWhole } from '../testing/expect-whole.ts'
import { reportFaults, roundsOf } from '../testing/fault-rounds.ts'
import { aKeeper } from '../testing/keeper/a-keeper.ts'
import { memoryFolder } from '../testing/memory-folder.ts'

const CUTS = roundsOf(5)
const KEEPERS = 4
const MOST_BEFORE_CUT = 80
const ROUND_MS = 20_000

describe.runIf(HAS_FAULTY_DISKS)('R2 the power goes: only what has been made sure of is on the disk', () => {
  it(
    'with the embedded database, everything that was acknowledged is there, and half of nothing',
    async () => {
      await using stack = new AsyncDisposableStack()
      const folder = await mkdtemp(join(memoryFolder(), 'wordloom-power-'))
      stack.defer(() => rm(folder, { recursive: true }))
      const dataFolder = await mkdtemp(join(folder, 'data-'))
      const power = stack.use(await aPowerLine(dataFolder))
      const start = () => aServerProcess({ dataFolder, url: null }, power.environment)
      let server = await start()
      stack.defer(() => server.kill())
      const keepers = []
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
          if (left === 0) await server.kill()
        }
        await Promise.all(keepers.map((keeper) => keeper.work(origin, countDown)))
        await power.cut()
        server = await start()
        const findings = await Promise.all(
          keepers.map((keeper) => keeper.compare(server.origin, { isThorough: true })),
        )
        expect(findings).toEqual(keepers.map(() => ({ lost: [], torn: [], strange: [] })))
      }
      await server.kill()
      reportFaults({
        fault: 'R2 power cut',
        database: 'sqlite',
        rounds: CUTS,
        acknowledged,
        lost: 0,
        torn: 0,
      })
      const database = await openDatabase({ dataFolder, url: null, log: SILENT_LOG })
      stack.defer(() => database.close())
      await expectWhole(database, dataFolder)
      await expectSound(database)
    },
    60_000 + CUTS * ROUND_MS,
  )
})
