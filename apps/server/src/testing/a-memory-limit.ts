import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmdirSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { soon } from './soon.ts'

/** Where the kernel keeps groups of processes: of the older kind, a folder for memory alone. */
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

/** Only the administrator of a Linux may set one. */
export const HAS_MEMORY_LIMITS = KIND !== undefined

if (!HAS_MEMORY_LIMITS) {
  process.stdout.write('\n*** Memory cannot be limited here: what happens without any is not tried. ***\n\n')
}

export interface MemoryLimit extends AsyncDisposable {
  /** Leaves it so many bytes more than it has. Whoever wants more than that is ended by the kernel. */
  tighten(spare: number): Promise<void>
  /** How many processes the kernel has ended for it. */
  kills(): Promise<number>
}

/** None yet, for a process and what it starts. */
export async function aMemoryLimit(pid: number): Promise<MemoryLimit> {
  const { root, limit, used, events } = KIND ?? ROOTS[0]
  const group = join(root, `wordloom-${randomUUID()}`)
  await mkdir(group)
  await writeFile(join(group, 'cgroup.procs'), String(pid))
  // What it has taken before is counted elsewhere: it counts what comes now.
  return {
    // It may take more while it is asked.
    tighten: (spare) =>
      soon(async () => {
        const bytes = Number(await readFile(join(group, used), 'utf8'))
        await writeFile(join(group, limit), String(bytes + spare))
      }),
    async kills() {
      return Number(/^oom_kill (\d+)$/m.exec(await readFile(join(group, events), 'utf8'))?.[1] ?? 0)
    },
    // It is empty once the last process of it is quite gone.
    [Symbol.asyncDispose]: () => soon(() => rmdir(group)),
  }
}

/** Whether a group that is made there can be limited. */
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
