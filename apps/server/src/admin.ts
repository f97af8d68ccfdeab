import { parseCommand } from './admin-command/command.ts'
import { openOperator } from './admin-command/open-operator.ts'
import { readPassword } from './admin-command/password.ts'
import { PasswordError } from './admin-command/password-error.ts'
import { run } from './admin-command/run.ts'
import { COMMAND_TEXTS, USAGE } from './admin-command/texts.ts'
import { UsageError } from './admin-command/usage-error.ts'
import { readConfig } from './config/config.ts'
import { RequestError } from './errors.ts'
import { toStartFailure } from './start-failure.ts'

try {
  await administer(process.argv.slice(2))
} catch (error) {
  if (!isOutputClosed(error)) {
    process.stderr.write(`${toFailure(error)}\n`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

async function administer(args: readonly string[]): Promise<void> {
  const command = parseCommand(args)
  if (command.kind === 'help') {
    process.stdout.write(USAGE)
    return
  }
  const isPiped = command.kind !== 'list' && command.isPasswordPiped
  await using opened = await openOperator(readConfig(process.env))
  await run(command, {
    operator: opened.operator,
    readPassword: (why) => readPassword({ input: process.stdin, prompts: process.stderr }, { isPiped, why }),
    output: process.stdout,
  })
}

/** The reader closed the pipe, as `head` does. */
function isOutputClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}

function toFailure(error: unknown): string {
  if (error instanceof UsageError) return COMMAND_TEXTS.help(error.message)
  if (error instanceof RequestError || error instanceof PasswordError) return error.message
  return toStartFailure(error)
}
