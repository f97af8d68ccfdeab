import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from './run.mjs'

/** Apart from other images and containers of this machine. */
export const STORAGE = join(tmpdir(), 'wordloom-image')

/** @param {...string} parameters */
export function podman(...parameters) {
  return runQuietly([
    'podman',
    `--root=${join(STORAGE, 'storage')}`,
    `--runroot=${join(STORAGE, 'run')}`,
    '--runtime=runc',
    '--log-level=error',
    ...parameters,
  ])
}
