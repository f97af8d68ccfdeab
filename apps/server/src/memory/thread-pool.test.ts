import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { soon } from '@wordloom/testing/soon'
import { describe, expect, it } from 'vitest'
import { createThreadPool } from './thread-pool.ts'

/** Answers, and then fills the memory of its thread. */
const ENDLESS = `
  export default async function work(name) {
    const all = []
    const fill = () => { for (let i = 0; i < 10_000; i++) all.push([i]); setImmediate(fill) }
    setTimeout(fill, 50)
    return 'done ' + name
  }
`

describe('a thread', () => {
  it('ends alone if it runs out of memory after its answer, and the next work gets a new one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wordloom-threads-'))
    const filename = join(folder, 'endless.mjs')
    writeFileSync(filename, ENDLESS)
    const pool = createThreadPool({
      filename,
      maxThreads: 1,
      // Otherwise the thread sleeps between its tasks.
      atomics: 'disabled',
      idleTimeout: Number.POSITIVE_INFINITY,
      resourceLimits: { maxOldGenerationSizeMb: 16 },
    })
    expect(await pool.run('first')).toBe('done first')
    const [thread] = pool.threads
    await soon(() => expect(pool.threads).not.toContain(thread))
    expect(await pool.run('second')).toBe('done second')
    await pool.destroy()
    rmSync(folder, { recursive: true })
  })
})
