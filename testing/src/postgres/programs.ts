import { dirname } from 'node:path'
import { findProgram } from '@wordloom/server/internal/backup/postgres/find-program'

export { findProgram } from '@wordloom/server/internal/backup/postgres/find-program'

export function findPostgresPrograms(): string | null {
  const initdb = findProgram('initdb')
  return initdb === null ? null : dirname(initdb)
}
