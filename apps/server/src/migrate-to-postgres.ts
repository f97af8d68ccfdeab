import { UsageError } from './admin-command/usage-error.ts'
import { readConfig } from './config/config.ts'
import { SettingError } from './config/setting-values.ts'
import { move } from './migrate-to-postgres/move.ts'
import { openSource } from './migrate-to-postgres/source.ts'
import { openTarget } from './migrate-to-postgres/target.ts'
import { MOVE_TEXTS, MOVE_USAGE } from './migrate-to-postgres/texts.ts'
import { runCommand } from './operator-command.ts'

const LOG = { info: complain, warn() {}, error: complain, fatal: complain }

await runCommand('migrate:to-postgres', async ([option]) => {
  if (option === '--help') {
    process.stdout.write(MOVE_USAGE)
    return
  }
  if (option !== undefined) throw new UsageError(MOVE_TEXTS.noOptions(option))
  const { dataFolder, databaseUrl } = readConfig(process.env)
  if (databaseUrl === null) throw new SettingError(MOVE_TEXTS.noTarget)
  await using source = await openSource(dataFolder, LOG)
  await using target = await openTarget(databaseUrl, LOG)
  const tell = (line: string) => void process.stdout.write(`${line}\n`)
  const tables = await move(source, target, (table) => tell(MOVE_TEXTS.table(table)))
  tell(MOVE_TEXTS.done(tables, source.file))
})

function complain(_details: object, message: string): void {
  process.stderr.write(`${message}\n`)
}
