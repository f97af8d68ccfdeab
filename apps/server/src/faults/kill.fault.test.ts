import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { READINESS_PATH } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { DATABASES } from '../testing/a-database.ts'
import { aDurablePlace } from '../testing/a-durable-place.ts'
import { aServerProcess } from '../testing/a-server-process.ts'
import { expectSound } from '../testing/expect-sound.ts'
import { expectWhole } from '../testing/expect-whole.ts'
import { reportFaults, roundsOf } from '../testing/fault-rounds.ts'
import { aKeeper, type Keeper } from '../testing/keeper/a-keeper.ts'
import { newcomers } from '../testing/keeper/newcomers.ts'
import { memoryFolder } from '../testing/memory-folder.ts'

const KILLS = roundsOf(50)
const KEEPERS = 8
const MOST_BEFORE_KILL = 60
/** Share of kills in which PostgreSQL crashes too, as when a machine fails. */
const CRASHES = 0.2
const PASSWORD = 'seven looms at dusk'
const READY_MS = 5000
const ROUND_MS = 60_000

describe.concurrent.each(DATABASES)('R1 a server on %s that is killed under load', (kind) => {
  it(
    'loses nothing acknowledged, leaves nothing partial, and restarts without help',
    async () => {
      await using place = await aDurablePlace(kind)
      await using stack = new AsyncDisposableStack()
      const ledgers = await mkdtemp(join(memoryFolder(), 'wordloom-ledgers-'))
      stack.defer(() => rm(ledgers, { recursive: true }))
      let server = await aServerProcess(place.settings)
      stack.defer(() => server.kill())
      const keepers: Keeper[] = []
      for (let number = 0; number < KEEPERS; number++) {
        const keeper = await aKeeper({
          origin: server.origin,
          email: `keeper-${number}@loom.example`,
          password: PASSWORD,
          ledgerFile: join(ledgers, String(number)),
          isWeaver: number === 0,
        })
        keepers.push(stack.use(keeper))
      }
      const people = newcomers(PASSWORD)
      const faults = { lost: 0, torn: 0 }
      let acknowledged = 0
      const startsMs: number[] = []
      stack.defer(() => {
        const outcome = { ...faults, acknowledged, readyMs: Math.max(0, ...startsMs) }
        reportFaults({ fault: 'R1 kill -9', database: kind, rounds: KILLS, ...outcome })
      })

      for (let kill = 0; kill < KILLS; kill++) {
        let left = 1 + Math.floor(Math.random() * MOST_BEFORE_KILL)
        const { origin } = server
        const countDown = async () => {
          acknowledged++
          left--
          if (left !== 0) return
          if (Math.random() < CRASHES) await Promise.all([place.crash(), server.kill()])
          else await server.kill()
        }
        await Promise.all([
          ...keepers.map((keeper) => keeper.work(origin, countDown)),
          people.keepComing(origin, countDown),
        ])
        await place.settle()

        const start = performance.now()
        server = await aServerProcess(place.settings)
        expect((await fetch(`${server.origin}${READINESS_PATH}`)).status).toBe(200)
        if (!isBusy()) startsMs.push(performance.now() - start)
        const isThorough = kill === KILLS - 1
        const findings = await Promise.all(
          keepers.map((keeper) => keeper.compare(server.origin, { isThorough })),
        )
        for (const { lost, torn } of findings) {
          faults.lost += lost.length
          faults.torn += torn.length
        }
        expect(findings).toEqual(keepers.map(() => ({ lost: [], torn: [], strange: [] })))
      }

      await people.expectThere(server.origin)
      expect(await server.stop()).toBe(0)
      expect(acknowledged).toBeGreaterThan(KILLS * 5)
      const typicalMs = startsMs.toSorted((one, other) => one - other)[Math.floor(startsMs.length / 2)] ?? 0
      expect(typicalMs).toBeLessThan(READY_MS)
      const database = await openDatabase(place.settings)
      stack.defer(() => database.close())
      await expectWhole(database, place.settings.dataFolder)
      await expectSound(database)
    },
    60_000 + KILLS * ROUND_MS,
  )
})

function isBusy(): boolean {
  return (loadavg()[0] ?? 0) > 2 * availableParallelism()
}
