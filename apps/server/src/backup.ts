import { backUp } from './backup/back-up.ts'
import { backupFolderIn } from './backup/backup-files.ts'
import { parseBackupCommand } from './backup/commands/backup-command.ts'
import { readPassphrase } from './backup/commands/read-passphrase.ts'
import { BACKUP_TEXTS, BACKUP_USAGE } from './backup/commands/texts.ts'
import { readConfig } from './config/config.ts'
import { runCommand } from './operator-command.ts'

await runCommand('backup', async (args) => {
  const command = parseBackupCommand(args)
  if (command.kind === 'help') {
    process.stdout.write(BACKUP_USAGE)
    return
  }
  const { dataFolder, databaseUrl } = readConfig(process.env)
  const folder = command.folder ?? backupFolderIn(dataFolder)
  const passphrase = await readPassphrase(command.passphraseFile)
  const made = await backUp({ dataFolder, databaseUrl, folder, keep: command.keep, passphrase })
  process.stdout.write(`${BACKUP_TEXTS.made(made)}\n`)
})
