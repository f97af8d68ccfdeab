import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { findProgram } from '@wordloom/server/internal/backup/postgres/find-program'

export { findProgram } from '@wordloom/server/internal/backup/postgres/find-program'

const INSTALL_TIMEOUT_MS = 180_000

export function findPostgresPrograms(): string | null {
  const initdb = findProgram('initdb')
  return initdb === null ? null : dirname(initdb)
}

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
