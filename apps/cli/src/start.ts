import { COMMANDS } from './commands.ts'
import { MODULES } from './modules.ts'

async function start(args: readonly string[]): Promise<void> {
  const [first = '', ...others] = args
  const command = COMMANDS.find(({ name }) => name === first)
  if (command === undefined) {
    // Options can stand before the names of these commands, which also show the general help and the version.
    const { runRows } = await import('./combine/run.ts')
    await runRows(args)
    return
  }
  const { help, run } = await MODULES[command.name]()
  if (others.includes('--help')) (await import('./output/output.ts')).writeText(help)
  else await run(others, first)
}

start(process.argv.slice(2)).catch(async (error: unknown) => (await import('./complain.ts')).complain(error))
