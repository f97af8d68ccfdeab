import { fileURLToPath } from 'node:url'

export const CLUSTER_PROGRAM = fileURLToPath(new URL('./program.ts', import.meta.url))
