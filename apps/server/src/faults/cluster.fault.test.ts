import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLedger } from '../testing/a-ledger.ts'
import { aCluster, CAN_CLUSTER, type Cluster } from '../testing/cluster/a-cluster.ts'
import { aSteadyLoad, type Outcome, type SteadyLoad } from '../testing/cluster/steady-load.ts'
import { IS_LONG_RUN } from '../testing/fault-rounds.ts'
import { memoryFolder } from '../testing/memory-folder.ts'

const KILLS = IS_LONG_RUN ? 30 : 2
const KILL_EVERY_MS = IS_LONG_RUN ? 10_000 : 4000
const ROLLING_RESTARTS = IS_LONG_RUN ? 10 : 1
/** What two cores do beside all else that runs in a short run. */
const LOAD = { perSecond: IS_LONG_RUN ? 300 : 100, members: 12 }
const TIMEOUT_MS = 600_000

/** A request that an instance was working on when it was killed is told so at once. */
const TOLD_MS = 1000
/** What operators are promised: from the end of promote.sh and point-at.sh on, all is as it was. */
const BACK_MS = 5000
const ANSWER_MS = 3000

describe.runIf(CAN_CLUSTER)(
  'three instances behind nginx and PgBouncer, over PostgreSQL with a standby',
  () => {
    let cluster: Cluster

    beforeAll(async () => {
      cluster = await aCluster()
    }, TIMEOUT_MS)
    afterAll(() => cluster?.[Symbol.asyncDispose]())

    it('R14 lose nothing while one after the other is killed, and only what it was changing has to be asked again', {
      timeout: TIMEOUT_MS,
    }, async () => {
      const kills: number[] = []
      const outcomes = await underLoad(cluster, async () => {
        for (let round = 0; round < KILLS; round++) {
          await delay(KILL_EVERY_MS)
          kills.push(performance.now())
          await cluster.kill(round % cluster.instances)
          await cluster.start(round % cluster.instances)
        }
      })
      const failures = outcomes.filter(isFailure)
      for (const { method, status, askedAt, answeredAt } of failures) {
        expect([method === 'GET', status]).toEqual([false, 502])
        expect(kills.some((at) => askedAt < at + TOLD_MS && answeredAt < at + TOLD_MS)).toBe(true)
      }
    })

    it('R13 are restarted one by one under load without anybody noticing', {
      timeout: TIMEOUT_MS,
    }, async () => {
      const outcomes = await underLoad(cluster, async () => {
        for (let round = 0; round < ROLLING_RESTARTS; round++) await cluster.restartAll()
      })
      expect(tally(outcomes.filter(isFailure))).toEqual({})
    })

    it('R5 lose nothing that was acknowledged when the primary stops and the standby takes over', {
      timeout: TIMEOUT_MS,
    }, async () => {
      let stopped = 0
      let promoted = 0
      const outcomes = await underLoad(cluster, async () => {
        await delay(2000)
        stopped = performance.now()
        await cluster.stopPrimary()
        await delay(3000)
        await cluster.promoteStandby()
        promoted = performance.now()
        await delay(BACK_MS + 3000)
      })
      const failures = outcomes.filter(isFailure)
      for (const { status, askedAt, answeredAt } of failures) {
        expect(status).toBe(503)
        expect(answeredAt).toBeGreaterThan(stopped)
        expect(askedAt).toBeLessThan(promoted + BACK_MS)
        expect(answeredAt - askedAt).toBeLessThan(ANSWER_MS)
      }
    })
  },
)

/** Nothing that was acknowledged meanwhile may be lost, torn or there twice. */
async function underLoad(cluster: Cluster, deed: () => Promise<void>): Promise<readonly Outcome[]> {
  const folder = await mkdtemp(join(memoryFolder(), 'wordloom-ledger-'))
  using ledger = aLedger(join(folder, 'ledger'))
  const load: SteadyLoad = await aSteadyLoad(cluster.origin, { ...LOAD, ledger })
  try {
    await deed()
  } finally {
    await load.stop()
  }
  const { lost, torn, strange } = ledger.compare(await load.look())
  const doubled = strange.filter((key) => !load.doubtful.has(key))
  expect({ lost, torn, doubled }).toEqual({ lost: [], torn: [], doubled: [] })
  expect(ledger.keys().length).toBeGreaterThan(0)
  await rm(folder, { recursive: true })
  return load.outcomes
}

function isFailure({ status }: Outcome): boolean {
  return status === 0 || status >= 400
}

function tally(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { method, status } of outcomes) {
    counts[`${method} ${status}`] = (counts[`${method} ${status}`] ?? 0) + 1
  }
  return counts
}
