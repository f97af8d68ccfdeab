import { execFileSync } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const INSTALL_TIMEOUT_MS = 180_000

/** Where a program stands, in the PATH or else where systems put those of databases, the newest first. */
export function findProgram(name: string): string | null {
  const installed = globSync('/usr/{lib/postgresql/*,pgsql-*}/bin').toSorted().toReversed()
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...installed, '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

/** The folder of the programs of PostgreSQL. */
export function findPostgresPrograms(): string | null {
  const initdb = findProgram('initdb')
  return initdb === null ? null : dirname(initdb)
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
