import { UsageError } from './admin-command/usage-error.ts'
import { BackupError } from './backup/backup-error.ts'
import { BACKUP_TEXTS } from './backup/commands/texts.ts'
import { isSyncFailure } from './database/sqlite/sync-failure.ts'
import { toStartFailure } from './start-failure.ts'

/** The exit code is 1, or 2 for wrong usage. */
export async function runCommand(
  name: string,
  run: (args: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${toFailure(name, error)}\n`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

function toFailure(name: string, error: unknown): string {
  if (error instanceof UsageError) return BACKUP_TEXTS.help(error.message, name)
  if (error instanceof BackupError) return error.message
  if (error instanceof Error && isSyncFailure(error)) {
    return `A sync of the disk failed (${error.message}). Check the disk (dmesg, smartctl), and run the command again.`
  }
  return isOfSystem(error) ? `${error.message}. Nothing was changed.` : toStartFailure(error)
}

/** System errors, like a full disk, explain themselves. */
function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
