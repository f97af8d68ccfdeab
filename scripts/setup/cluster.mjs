import { ensurePrograms } from './programs.mjs'

/** Fails on CI if a program is missing; elsewhere, only warns. */
export async function ensureCluster() {
  await ensurePrograms(['nginx', 'pgbouncer', 'curl'], 'several instances behind a balancer and a pooler are')
}
