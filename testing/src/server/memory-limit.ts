import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmdirSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { soon } from '../soon.ts'

const ROOTS = [
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    used: 'memory.usage_in_bytes',
    events: 'memory.oom_control',
  },
  { root: '/sys/fs/cgroup', limit: 'memory.max', used: 'memory.current', events: 'memory.events' },
] as const

const KIND = ROOTS.find(({ root, limit }) => hasLimits(root, limit))

export const HAS_MEMORY_LIMITS = KIND !== undefined

if (!HAS_MEMORY_LIMITS) {
  process.stdout.write('\n*** Memory cannot be limited here: what happens without any is not tried. ***\n\n')
}

export interface MemoryLimit extends AsyncDisposable {
  /** Allows this many more bytes than are in use now. The kernel kills processes that need more. */
  tighten(spare: number): Promise<void>
  kills(): Promise<number>
}

/** Covers the process and its children. There is no limit until `tighten`. */
export async function aMemoryLimit(pid: number): Promise<MemoryLimit> {
  const { root, limit, used, events } = KIND ?? ROOTS[0]
  const group = join(root, `wordloom-${randomUUID()}`)
  await mkdir(group)
  await writeFile(join(group, 'cgroup.procs'), String(pid))
  // Memory taken earlier doesn't count toward this group.
  return {
    // Usage may grow between reading and setting, so retry.
    tighten: (spare) =>
      soon(async () => {
        const bytes = Number(await readFile(join(group, used), 'utf8'))
        await writeFile(join(group, limit), String(bytes + spare))
      }),
    async kills() {
      return Number(/^oom_kill (\d+)$/m.exec(await readFile(join(group, events), 'utf8'))?.[1] ?? 0)
    },
    // The group can only be removed once its last process is completely gone.
    [Symbol.asyncDispose]: () => soon(() => rmdir(group)),
  }
}

function hasLimits(root: string, limit: string): boolean {
  const group = join(root, `wordloom-${randomUUID()}`)
  try {
    mkdirSync(group)
  } catch {
    return false
  }
  const isThere = existsSync(join(group, limit))
  rmdirSync(group)
  return isThere
}
