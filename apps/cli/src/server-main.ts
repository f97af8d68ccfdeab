import { complain } from './complain.ts'
import { examine } from './doctor.ts'
import { parseLibraryCommand } from './library/command.ts'
import { runLibraryCommand } from './library/run.ts'
import { writeText } from './output/output.ts'
import { USAGE } from './texts.ts'

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
