import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Control groups of version 1, which have a separate folder for memory, and of version 2. */
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
  /** A command that puts itself under the limit and then runs the command given as its arguments. */
  readonly launcher: readonly string[]
  kills(): number
  peakMegabytes(): number
}

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

/** The kernel refuses until the last process of the group has ended. */
async function removeGroup(group: string): Promise<void> {
  for (let retry = 0; retry < RETRIES; retry++) {
    try {
      return rmdirSync(group)
    } catch {
      await delay(RETRY_MS)
    }
  }
}
