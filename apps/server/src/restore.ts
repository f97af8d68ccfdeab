import { readPassphrase } from './backup/commands/read-passphrase.ts'
import { parseRestoreCommand } from './backup/commands/restore-command.ts'
import { RESTORE_TEXTS, RESTORE_USAGE } from './backup/commands/texts.ts'
import { check, restore } from './backup/restore.ts'
import { readConfig } from './config/config.ts'
import { runCommand } from './operator-command.ts'

await runCommand('restore', async (args) => {
  const command = parseRestoreCommand(args)
  switch (command.kind) {
    case 'help':
      process.stdout.write(RESTORE_USAGE)
      break
    case 'check':
      process.stdout.write(`${RESTORE_TEXTS.checked(await check(command.file))}\n`)
      break
    case 'restore': {
      const { dataFolder, databaseUrl } = readConfig(process.env)
      const { file, isReplacing } = command
      const passphrase = await readPassphrase(command.passphraseFile)
      const restored = await restore({ file, dataFolder, databaseUrl, isReplacing, passphrase })
      process.stdout.write(`${RESTORE_TEXTS.restored(restored)}\n`)
    }
  }
})
