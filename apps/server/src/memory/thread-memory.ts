import { totalmem } from 'node:os'

const MEGABYTE = 1024 * 1024

const MIN_MEGABYTES = 192
const MAX_MEGABYTES = 2048

/** In bytes. Less than the machine has if the process may only use a part of it. */
export function availableMemory(limit = process.constrainedMemory(), total = totalmem()): number {
  return limit > 0 ? Math.min(limit, total) : total
}

/** Work too large for the machine then ends its thread instead of the server. */
export function threadLimits(available = availableMemory()): { readonly maxOldGenerationSizeMb: number } {
  const quarter = Math.floor(available / MEGABYTE / 4)
  return { maxOldGenerationSizeMb: Math.min(MAX_MEGABYTES, Math.max(MIN_MEGABYTES, quarter)) }
}

export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
