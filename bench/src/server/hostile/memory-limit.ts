import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Control groups of the first version, with a folder for memory alone, and of the second. */
const KINDS = [
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
    events: 'memory.oom_control',
  },
  { root: '/sys/fs/cgroup', limit: 'memory.max', peak: 'memory.peak', events: 'memory.events' },
] as const

const MEGABYTE = 1024 * 1024
const RETRIES = 50
const RETRY_MS = 100

export interface MemoryLimit extends AsyncDisposable {
  /** Puts itself under the limit and then becomes the command it is given. */
  readonly launcher: readonly string[]
  /** Counts the processes that the kernel ended for lack of memory. */
  kills(): number
  /** The most that was ever in use, cached files included. */
  peakMegabytes(): number
}

/** Returns null where memory can't be limited: that takes root on Linux. */
export function createMemoryLimit(megabytes: number): MemoryLimit | null {
  for (const { root, limit, peak, events } of KINDS) {
    const group = join(root, `wordloom-bench-${randomUUID()}`)
    try {
      mkdirSync(group)
    } catch {
      continue
    }
    if (!existsSync(join(group, limit))) {
      rmdirSync(group)
      continue
    }
    writeFileSync(join(group, limit), String(megabytes * MEGABYTE))
    return {
      launcher: ['/bin/sh', '-c', 'echo $$ > "$0" && exec "$@"', join(group, 'cgroup.procs')],
      kills: () => Number(/^oom_kill (\d+)$/m.exec(readFileSync(join(group, events), 'utf8'))?.[1] ?? 0),
      peakMegabytes: () => Number(readFileSync(join(group, peak), 'utf8')) / MEGABYTE,
      [Symbol.asyncDispose]: () => removeGroup(group),
    }
  }
  return null
}

/** The kernel refuses until the last process in it has ended. */
async function removeGroup(group: string): Promise<void> {
  for (let retry = 0; retry < RETRIES; retry++) {
    try {
      return rmdirSync(group)
    } catch {
      await delay(RETRY_MS)
    }
  }
}
