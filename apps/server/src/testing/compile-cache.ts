import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** For the environment of a program that is started often: it starts in half the time. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') } as const
