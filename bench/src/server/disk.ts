import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const EVERY_MS = 100
const COMMIT = Buffer.alloc(8192)

/** Writes and syncs as much as a commit does, ten times per second, to measure the disk alone. */
export async function watchDisk(): Promise<AsyncDisposable & { readonly times: readonly number[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'wordloom-bench-disk-'))
  const file = await open(join(folder, 'log'), 'w')
  const times: number[] = []
  let isDone = false
  const watch = async () => {
    while (!isDone) {
      const started = performance.now()
      await file.write(COMMIT, 0, COMMIT.length, 0)
      await file.datasync()
      times.push(performance.now() - started)
      await delay(EVERY_MS)
    }
  }
  const watching = watch()
  return {
    times,
    async [Symbol.asyncDispose]() {
      isDone = true
      await watching
      await file.close()
      await rm(folder, { recursive: true })
    },
  }
}
