import type { MadeBackup } from './back-up.ts'
import type { Manifest } from './manifest.ts'
import type { Restored } from './restore.ts'

export const BACKUP_USAGE = `Backs up this installation's database into one file, by the same settings as the server, which may be running.

  npm run backup                       into DATA_DIR/backups
  npm run backup -- --to /mnt/backups  into another folder
  npm run backup -- --keep 14          and deletes all but the newest 14 there
  npm run backup -- --passphrase-file FILE  encrypted (AES-256-GCM) by the first line of FILE

What was acknowledged before it began is in it. The file is a tar archive that only its owner may read: manifest.json (when it was taken, the
version of the schema, the rows of each table, a SHA-256 checksum) and the database. A PostgreSQL is backed up by its own pg_dump, which has to be
installed. Exit codes: 0 done, 1 failed, 2 not understood.
`

export const RESTORE_USAGE = `Puts a backup in the place of this installation's database, by the same settings as the server, which must not be running.

  npm run restore -- FILE            to where no database is
  npm run restore -- FILE --replace  in the place of one, which is kept: beside it, or as a backup in DATA_DIR/backups
  npm run restore -- FILE --check    only reads it and tells what it is
  npm run restore -- FILE --passphrase-file FILE  one that was encrypted

All of it is restored, or nothing. Everybody has to sign in again, and links in mails, API tokens and sign-ins under way are void. What was done
between the backup and now is undone: where the audit log is still there, it is listed whose suspension, deletion or new password that
concerns. Exit codes: 0 done, 1 failed, 2 not understood.
`

export const BACKUP_TEXTS = {
  keep: 'With --keep goes a whole number from 1 on.',
  surplus: (given: string) => `'${given}' is one too many.`,
  help: (reason: string, command: string) => `${reason} See npm run ${command} -- --help.`,
  made: ({ file, bytes, manifest, pruned }: MadeBackup) =>
    [
      `${file} (${toMegabytes(bytes)} MB, ${describe(manifest)})`,
      ...pruned.map((name) => `deleted ${name}`),
    ].join('\n'),
} as const

export const RESTORE_TEXTS = {
  noFile: 'Name the backup.',
  checked: (manifest: Manifest) => `The backup is whole: ${describe(manifest)}.`,
  restored: ({ manifest, kept, undone }: Restored) =>
    [
      `Restored: ${describe(manifest)}.`,
      ...(kept === null ? [] : [`What was there before is kept: ${kept}`]),
      'Everybody has to sign in again. Links in mails and API tokens are void.',
      ...tellUndone(manifest, undone),
    ].join('\n'),
} as const

function tellUndone({ takenAt }: Manifest, undone: Restored['undone']): readonly string[] {
  if (undone === null) {
    return [
      `What was done to accounts after ${takenAt} is unknown here: whoever was suspended, deleted or got a new password since then is as before, and recovery codes that were used since then are valid again.`,
    ]
  }
  if (undone.length === 0) return []
  return [
    `Done after ${takenAt}, and undone by this. Do again what still holds (npm run admin -- --help):`,
    ...undone.map(({ at, action, email }) => `  ${at.toISOString()}\t${action}\t${email}`),
  ]
}

function describe({ database, schemaVersion, rows, takenAt }: Manifest): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const kind = database === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  return `${kind}, schema ${schemaVersion}, ${rows['users'] ?? 0} accounts, ${total} rows, taken ${takenAt}`
}

function toMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
