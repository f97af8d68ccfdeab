import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2e9

/**
 * Where tests put databases that are thrown away: into memory, where the machine has a folder for that with room in it.
 * On a disk it takes PostgreSQL twenty times as long to make one.
 */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir()
  } catch {
    // Not every system has one.
    return tmpdir()
  }
}
