import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { USAGE } from './combine/help.ts'
import type { CommandModule } from './command-module.ts'
import { DOCTOR_TEXTS as T } from './texts.ts'
import { UsageError } from './usage-error.ts'

/** The path is the same from the source file and from its bundle. */
const PROGRAM = fileURLToPath(new URL('../../../scripts/doctor.mjs', import.meta.url))

export const doctor: CommandModule = { help: USAGE, run: examine }

/** Only the server's own checkout contains the doctor script. */
function examine(args: readonly string[]): void {
  if (!existsSync(PROGRAM)) throw new UsageError(T.noServer)
  const { status } = spawnSync(process.execPath, [PROGRAM, ...args], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
