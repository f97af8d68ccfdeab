import { ensurePrograms } from './programs.mjs'

/** Fails on CI if PostgreSQL is missing; elsewhere, only warns. */
export async function ensurePostgres() {
  await ensurePrograms(['initdb'], 'what is stored in PostgreSQL is', { initdb: 'postgresql' })
}
