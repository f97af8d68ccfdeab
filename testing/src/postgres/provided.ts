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

export const POSTGRES_PROGRAMS = inject('postgresPrograms')
