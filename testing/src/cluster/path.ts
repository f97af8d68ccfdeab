import { fileURLToPath } from 'node:url'

/** The program that serves a cluster, to run it in a process of its own. */
export const CLUSTER_PROGRAM = fileURLToPath(new URL('./program.ts', import.meta.url))
