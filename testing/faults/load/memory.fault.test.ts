import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { READINESS_PATH } from '@wordloom/contract'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { describe, expect, it } from 'vitest'
import { DATABASES } from '../../src/database/database.ts'
import { aDurablePlace } from '../../src/database/durable-place.ts'
import { expectSound } from '../../src/database/expect-sound.ts'
import { memoryFolder } from '../../src/disk/memory-folder.ts'
import { aMemoryLimit, HAS_MEMORY_LIMITS } from '../../src/server/memory-limit.ts'
import { aServerProcess } from '../../src/server/process.ts'
import { soon } from '../../src/soon.ts'
import { anEditor, type Editor } from '../../src/workload/editor.ts'
import { reportFaults, roundsOf } from '../../src/workload/rounds.ts'

const ENDS = roundsOf(1)
const EDITORS = 4
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
        const editors: Editor[] = []
        for (let number = 0; number < EDITORS; number++) {
          const email = `editor-${number}@loom.example`
          const whereabouts = { origin: server.origin, email, password: PASSWORD }
          const ledgerFile = join(folder, String(number))
          editors.push(
            stack.use(await anEditor({ ...whereabouts, ledgerFile, withLargeResults: number === 0 })),
          )
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
          await Promise.all(editors.map((editor) => editor.work(origin, countDown)))
          await soon(() => expect(server.isRunning()).toBe(false))
          expect(await limit.kills()).toBeGreaterThan(0)
          await place.settle()

          server = await aServerProcess(place.settings)
          expect((await fetch(`${server.origin}${READINESS_PATH}`)).status).toBe(200)
          const findings = await Promise.all(editors.map((editor) => editor.compare(server.origin)))
          expect(findings).toEqual(editors.map(() => ({ lost: [], torn: [], strange: [] })))
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
