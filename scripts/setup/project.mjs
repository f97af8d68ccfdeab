import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that everything stands in. */
export const PROJECT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The Node that the project is run by, whatever the machine has. */
export const PINNED_NODE = join(PROJECT, 'node_modules', 'node', 'bin', 'node')

/** @param {...string} parts */
export function inProject(...parts) {
  return join(PROJECT, ...parts)
}
