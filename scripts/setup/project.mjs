import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PROJECT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const PINNED_NODE = join(PROJECT, 'node_modules', 'node', 'bin', 'node')

/** @param {...string} parts */
export function inProject(...parts) {
  return join(PROJECT, ...parts)
}
