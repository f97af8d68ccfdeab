import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Halves the start time of a program that starts often. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') } as const
