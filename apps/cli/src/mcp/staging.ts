import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

export interface Staging {
  /** Files are written here and get their names when they are whole. Null if no folder is open. */
  readonly path: string | null
  clear(): void
}

const open = new Set<string>()

/** A hidden folder in the open folder, so that a finished file only has to be renamed. */
export function openStaging(root: string | null): Staging {
  if (root === null) return { path: null, clear: () => {} }
  const path = join(root, `.wordloom-${randomUUID()}`)
  open.add(path)
  return {
    path,
    clear() {
      rmSync(path, { recursive: true, force: true })
      open.delete(path)
    },
  }
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/** Leaves no half-written file behind when the assistant ends the server. */
export function clearWhenEnded(): void {
  for (const [signal, code] of Object.entries(SIGNALS))
    process.once(signal, () => {
      for (const path of open) rmSync(path, { recursive: true, force: true, maxRetries: 3 })
      process.exit(code)
    })
}
