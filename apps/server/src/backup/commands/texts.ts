import { toMegabytes } from '../../megabytes.ts'
import type { Manifest } from '../archive/manifest.ts'
import type { MadeBackup } from '../back-up.ts'
import type { Restored } from '../restore.ts'

export const BACKUP_USAGE = `Backs up the database of this installation to one file. It uses the settings of the server, which may be running.

  npm run backup                       writes to DATA_DIR/backups
  npm run backup -- --to /mnt/backups  writes to another folder
  npm run backup -- --keep 14          then deletes all backups there but the newest 14
  npm run backup -- --passphrase-file FILE  encrypts the backup (AES-256-GCM) with the first line of FILE

The backup contains every change that was acknowledged before it began. The file is a tar archive that only its owner can read. It contains
the database and manifest.json: the time, the version of the schema, the number of rows in each table, and a SHA-256 checksum. For PostgreSQL,
pg_dump must be installed. Exit codes: 0 done, 1 failed, 2 wrong usage.
`

export const RESTORE_USAGE = `Replaces the database of this installation with a backup. It uses the settings of the server, which must not be running.

  npm run restore -- FILE            restores where there is no database yet
  npm run restore -- FILE --replace  replaces a database, and keeps the old one: in the same folder, or as a backup in DATA_DIR/backups
  npm run restore -- FILE --check    only reads the backup and describes it
  npm run restore -- FILE --passphrase-file FILE  reads an encrypted backup

The command restores everything or nothing. Everyone has to sign in again, and links in emails, API tokens and unfinished sign-ins are no longer
valid. Changes made after the backup are undone. If the old audit log is still there, the command lists the suspensions, deletions and new
passwords that are undone. Exit codes: 0 done, 1 failed, 2 wrong usage.
`

export const BACKUP_TEXTS = {
  keep: '--keep takes a whole number from 1.',
  surplus: (given: string) => `'${given}' is one argument too many.`,
  help: (reason: string, command: string) => `${reason} See npm run ${command} -- --help.`,
  made: ({ file, bytes, manifest, pruned }: MadeBackup) =>
    [
      `${file} (${toMegabytes(bytes)}, ${describe(manifest)})`,
      ...pruned.map((name) => `deleted ${name}`),
    ].join('\n'),
} as const

export const RESTORE_TEXTS = {
  noFile: 'Name the backup.',
  checked: (manifest: Manifest) => `The backup is complete: ${describe(manifest)}.`,
  restored: ({ manifest, kept, undone }: Restored) =>
    [
      `Restored: ${describe(manifest)}.`,
      ...(kept === null ? [] : [`The database that was there before is kept: ${kept}`]),
      'Everyone has to sign in again. Links in emails and API tokens are no longer valid.',
      ...tellUndone(manifest, undone),
    ].join('\n'),
} as const

function tellUndone({ takenAt }: Manifest, undone: Restored['undone']): readonly string[] {
  if (undone === null) {
    return [
      `Changes to accounts after ${takenAt} are unknown here: accounts that were suspended, deleted or got a new password since then are as before, and recovery codes that were used since then are valid again.`,
    ]
  }
  if (undone.length === 0) return []
  return [
    `These changes were made after ${takenAt} and are now undone. Repeat the ones you still want (npm run admin -- --help):`,
    ...undone.map(({ at, action, email }) => `  ${at.toISOString()}\t${action}\t${email}`),
  ]
}

function describe({ database, schemaVersion, rows, takenAt }: Manifest): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const kind = database === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  return `${kind}, schema ${schemaVersion}, ${rows['users'] ?? 0} accounts, ${total} rows, taken ${takenAt}`
}
