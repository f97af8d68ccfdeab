import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DOCTOR_TEXTS as T } from './texts.ts'
import { UsageError } from './usage-error.ts'

/** Where the server stands beside the command line, whether it is bundled or not. */
const PROGRAM = fileURLToPath(new URL('../../server/src/doctor.ts', import.meta.url))

/** Where settings that name a place have it from. */
const CHECKOUT = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs the examination of an installation, which only its own checkout has. */
export function examine(args: readonly string[]): void {
  if (!existsSync(PROGRAM)) throw new UsageError(T.noServer)
  const { status } = spawnSync(process.execPath, [PROGRAM, ...args], { stdio: 'inherit', cwd: CHECKOUT })
  process.exitCode = status ?? 1
}
