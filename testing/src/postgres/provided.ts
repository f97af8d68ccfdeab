import type { Database } from '@wordloom/server/internal/database/database'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    databases: readonly Database['kind'][]
    postgresSocket: string | null
    postgresPrograms: string | null
  }
}

export const POSTGRES_SOCKET = inject('postgresSocket')

/** The folder of PostgreSQL's programs, or null if it isn't installed. */
export const POSTGRES_PROGRAMS = inject('postgresPrograms')
