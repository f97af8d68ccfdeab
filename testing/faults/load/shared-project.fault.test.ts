import { openDatabase } from '@wordloom/server/internal/database/open'
import { describe, expect, it } from 'vitest'
import { aPlaceForADatabase, DATABASES } from '../../src/database/database.ts'
import { expectRightTotals } from '../../src/database/expect-right-totals.ts'
import { aServerProcess } from '../../src/server/process.ts'
import { reportFaults } from '../../src/workload/rounds.ts'
import { aSharedProject } from '../../src/workload/shared-project.ts'

const IN_TESTS = 4
/** For example 600, to let people edit for ten minutes. */
const SECONDS = Number(process.env['SHARED_SECONDS'] ?? IN_TESTS)
const IS_LONG = SECONDS > IN_TESTS
const PEOPLE = IS_LONG ? 50 : 12
const PAUSE_MS = IS_LONG ? 1000 : 0
const START_MS = 60_000

describe.each(DATABASES)('a project on %s that many people edit at the same time', (kind) => {
  it(
    'keeps every acknowledged word',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      const database = await openDatabase(place.settings)
      const project = await aSharedProject(database, PEOPLE)
      await database.close()
      await using server = await aServerProcess(place.settings)
      const { acknowledged, conflicts } = await project.edit(server.origin, {
        seconds: SECONDS,
        pauseMs: PAUSE_MS,
      })
      const lost = await project.findLost(server.origin)
      const outcome = { rounds: conflicts, acknowledged, lost: lost.length, torn: 0 }
      reportFaults({ fault: `${PEOPLE} people`, database: kind, ...outcome })
      expect(lost).toEqual([])
      expect(acknowledged).toBeGreaterThan(PEOPLE)
      expect(conflicts).toBeGreaterThan(0)
      expect(await server.stop()).toBe(0)
      const after = await openDatabase(place.settings)
      await expectRightTotals(after).finally(() => after.close())
    },
    START_MS + SECONDS * 2000,
  )
})
