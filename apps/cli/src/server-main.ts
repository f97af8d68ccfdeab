import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { complain } from './complain.ts'
import { parseLibraryCommand } from './library/command.ts'
import { runLibraryCommand } from './library/run.ts'
import { writeText } from './output/output.ts'
import { DOCTOR_TEXTS as T, USAGE } from './texts.ts'
import { UsageError } from './usage-error.ts'

/** The path is the same from the source file and from its bundle. */
const PROGRAM = fileURLToPath(new URL('../../../scripts/doctor.mjs', import.meta.url))

/** Server commands have their own entry point, so that the other commands start faster. */
async function run([name = '', ...args]: readonly string[]): Promise<void> {
  if (args.includes('--help')) writeText(USAGE)
  else if (name === 'doctor') examine(args)
  else await runLibraryCommand(parseLibraryCommand(name, args))
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  complain(error)
}

/** Only the server's own checkout contains the doctor script. */
function examine(args: readonly string[]): void {
  if (!existsSync(PROGRAM)) throw new UsageError(T.noServer)
  const { status } = spawnSync(process.execPath, [PROGRAM, ...args], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}
