import { execFileSync } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const INSTALL_TIMEOUT_MS = 180_000

/** The folder of the programs of PostgreSQL, newest first; null where there are none. */
export function findPostgresPrograms(): string | null {
  const installed = globSync('/usr/{lib/postgresql,pgsql-}*/**/bin').toSorted().toReversed()
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...installed]
  return (
    folders.find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres'))) ?? null
  )
}

/** Whether they could be had from the system's own packages. */
export function installPostgresPrograms(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    for (const task of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
      execFileSync('apt-get', task, { stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS })
    }
    return true
  } catch {
    return false
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
