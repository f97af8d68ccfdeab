import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'
import { backupFolderIn, backupsIn } from '../backup/backup-files.ts'

export function measureBackups(dataFolder: string, registers: Registry[]): () => Promise<void> {
  const last = new Gauge({
    name: 'wordloom_backup_last_timestamp_seconds',
    help: 'When the newest backup in DATA_DIR/backups was made, in seconds since 1970.',
    registers,
  })
  last.remove()
  const folder = backupFolderIn(dataFolder)
  return async () => {
    const newest = (await backupsIn(folder)).findLast(({ isBeforeUpgrade }) => !isBeforeUpgrade)
    const file = newest && (await stat(join(folder, newest.name)).catch(() => null))
    if (file) last.set(file.mtimeMs / 1000)
    else last.remove()
  }
}
