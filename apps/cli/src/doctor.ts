import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DOCTOR_TEXTS as T } from './texts.ts'
import { UsageError } from './usage-error.ts'

/** Where it is in a checkout, seen from the source of the command line and from its bundle. */
const PROGRAM = fileURLToPath(new URL('../../../scripts/doctor.mjs', import.meta.url))

/** Runs the examination of an installation, which only its own checkout has. */
export function examine(args: readonly string[]): void {
  if (!existsSync(PROGRAM)) throw new UsageError(T.noServer)
  const { status } = spawnSync(process.execPath, [PROGRAM, ...args], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
