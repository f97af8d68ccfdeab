import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { READINESS_PATH } from '@wordloom/contract'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { describe, expect, it } from 'vitest'
import { DATABASES } from '../../src/database/database.ts'
import { aDurablePlace } from '../../src/database/durable-place.ts'
import { expectSound } from '../../src/database/expect-sound.ts'
import { expectWhole } from '../../src/database/expect-whole.ts'
import { memoryFolder } from '../../src/disk/memory-folder.ts'
import { aServerProcess } from '../../src/server/process.ts'
import { someCollaborators } from '../../src/workload/collaborators.ts'
import { anEditor, type Editor } from '../../src/workload/editor.ts'
import { newAccounts } from '../../src/workload/new-accounts.ts'
import { reportFaults, roundsOf } from '../../src/workload/rounds.ts'
import { aSharer } from '../../src/workload/sharer.ts'

const KILLS = roundsOf(10)
const EDITORS = 8
const MAX_BEFORE_KILL = 60
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
      const editors: Editor[] = []
      for (let number = 0; number < EDITORS; number++) {
        const editor = await anEditor({
          origin: server.origin,
          email: `editor-${number}@loom.example`,
          password: PASSWORD,
          ledgerFile: join(ledgers, String(number)),
          withLargeResults: number === 0,
        })
        editors.push(stack.use(editor))
      }
      const people = newAccounts(PASSWORD)
      const sharer = await aSharer(server.origin, 'sharer@loom.example', PASSWORD)
      const collaborators = await someCollaborators({
        origin: server.origin,
        dataFolder: place.settings.dataFolder,
        password: PASSWORD,
      })
      const faults = { lost: 0, torn: 0 }
      let acknowledged = 0
      const startsMs: number[] = []
      stack.defer(() => {
        const outcome = { ...faults, acknowledged, readyMs: Math.max(0, ...startsMs) }
        reportFaults({ fault: 'R1 kill -9', database: kind, rounds: KILLS, ...outcome })
      })

      for (let kill = 0; kill < KILLS; kill++) {
        let left = 1 + Math.floor(Math.random() * MAX_BEFORE_KILL)
        const { origin } = server
        const countDown = async () => {
          acknowledged++
          left--
          if (left !== 0) return
          if (Math.random() < CRASHES) await Promise.all([place.crash(), server.kill()])
          else await server.kill()
        }
        await Promise.all([
          ...editors.map((editor) => editor.work(origin, countDown)),
          people.keepComing(origin, countDown),
          sharer.keepSharing(origin, countDown),
          collaborators.keepWorking(origin, countDown),
        ])
        await place.settle()

        const start = performance.now()
        server = await aServerProcess(place.settings)
        expect((await fetch(`${server.origin}${READINESS_PATH}`)).status).toBe(200)
        if (!isBusy()) startsMs.push(performance.now() - start)
        const isThorough = kill === KILLS - 1
        const findings = await Promise.all(
          editors.map((editor) => editor.compare(server.origin, { isThorough })),
        )
        for (const { lost, torn } of findings) {
          faults.lost += lost.length
          faults.torn += torn.length
        }
        expect(findings).toEqual(editors.map(() => ({ lost: [], torn: [], strange: [] })))
        await sharer.expectLinks(server.origin)
        await collaborators.expectWhole(server.origin)
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
