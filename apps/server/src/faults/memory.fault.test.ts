import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { READINESS_PATH } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { DATABASES } from '../testing/a-database.ts'
import { aDurablePlace } from '../testing/a-durable-place.ts'
import { aMemoryLimit, HAS_MEMORY_LIMITS } from '../testing/a-memory-limit.ts'
import { aServerProcess } from '../testing/a-server-process.ts'
import { expectSound } from '../testing/expect-sound.ts'
import { reportFaults, roundsOf } from '../testing/fault-rounds.ts'
import { aKeeper, type Keeper } from '../testing/keeper/a-keeper.ts'
import { memoryFolder } from '../testing/memory-folder.ts'
import { soon } from '../testing/soon.ts'

const ENDS = roundsOf(1)
const KEEPERS = 4
const PASSWORD = 'seven looms at dusk'
const ROUND_MS = 120_000
const MEGABYTE = 1024 * 1024

describe.runIf(HAS_MEMORY_LIMITS).concurrent.each(DATABASES)(
  'R18 a server on %s that runs out of memory',
  (kind) => {
    it(
      'loses nothing acknowledged when the system kills it, and restarts without help',
      async () => {
        await using place = await aDurablePlace(kind)
        await using stack = new AsyncDisposableStack()
        const folder = await mkdtemp(join(memoryFolder(), 'wordloom-ledgers-'))
        stack.defer(() => rm(folder, { recursive: true }))
        let server = await aServerProcess(place.settings)
        stack.defer(() => server.kill())
        const keepers: Keeper[] = []
        for (let number = 0; number < KEEPERS; number++) {
          const email = `keeper-${number}@loom.example`
          const whereabouts = { origin: server.origin, email, password: PASSWORD }
          const ledgerFile = join(folder, String(number))
          keepers.push(stack.use(await aKeeper({ ...whereabouts, ledgerFile, isWeaver: number === 0 })))
        }
        let acknowledged = 0

        for (let end = 0; end < ENDS; end++) {
          let left = 10 + Math.floor(Math.random() * 20)
          const { origin, pid } = server
          await using limit = await aMemoryLimit(pid)
          const countDown = async () => {
            acknowledged++
            left--
            // Too little for the next result with a million combinations.
            if (left === 0) await limit.tighten(2 * MEGABYTE)
          }
          await Promise.all(keepers.map((keeper) => keeper.work(origin, countDown)))
          await soon(() => expect(server.isRunning()).toBe(false))
          expect(await limit.kills()).toBeGreaterThan(0)
          await place.settle()

          server = await aServerProcess(place.settings)
          expect((await fetch(`${server.origin}${READINESS_PATH}`)).status).toBe(200)
          const findings = await Promise.all(keepers.map((keeper) => keeper.compare(server.origin)))
          expect(findings).toEqual(keepers.map(() => ({ lost: [], torn: [], strange: [] })))
        }
        await server.kill()
        reportFaults({
          fault: 'R18 out of memory',
          database: kind,
          rounds: ENDS,
          acknowledged,
          lost: 0,
          torn: 0,
        })
        await place.settle()
        const database = await openDatabase(place.settings)
        await expectSound(database)
        await database.close()
      },
      60_000 + ENDS * ROUND_MS,
    )
  },
)
