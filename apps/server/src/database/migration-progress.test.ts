import { SILENT_LOG } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'
import { createProgress } from './migration-progress.ts'

const MEGABYTE = 1_000_000

function aWatched() {
  let time = 0
  const told: string[] = []
  const log = { ...SILENT_LOG, info: (_: object, message: string) => void told.push(message) }
  const progress = createProgress(log, () => time)
  return { told, progress, wait: (seconds: number) => (time += seconds * 1000) }
}

describe('the progress of a long migration', () => {
  it('is told at its beginning, every ten seconds, and at its end', async () => {
    const { told, progress, wait } = aWatched()
    await progress.begin(async () => 1000 * MEGABYTE)
    for (let batch = 0; batch < 50; batch++) {
      await progress.begin(() => expect.unreachable())
      wait(0.5)
      progress.add(20 * MEGABYTE)
    }
    progress.end()
    expect(told).toEqual([
      'the database is being upgraded, 1000 MB; if you stop the program, its next start continues',
      'the database is being upgraded, 600 MB are left, about 15 s',
      'the database is being upgraded, 200 MB are left, about 5 s',
      'the database has been upgraded, in 25 s',
    ])
  })

  it("isn't told if the migration is short", async () => {
    const { told, progress, wait } = aWatched()
    await progress.begin(async () => 20 * MEGABYTE)
    wait(60)
    progress.add(20 * MEGABYTE)
    progress.end()
    expect(told).toEqual([])
  })
})
