import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../../admin-command/usage-error.ts'
import { readOptions } from './read-options.ts'
import { BACKUP_TEXTS } from './texts.ts'

export type BackupCommand =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'back-up'
      readonly folder: string | null
      readonly keep: number | null
      readonly passphraseFile: string | null
    }

export function parseBackupCommand(args: readonly string[]): BackupCommand {
  const { values } = readOptions(() =>
    parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        keep: { type: 'string' },
        'passphrase-file': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }),
  )
  if (values.help) return { kind: 'help' }
  const { to, keep } = values
  return {
    kind: 'back-up',
    folder: to === undefined ? null : resolve(to),
    keep: keep === undefined ? null : toKept(keep),
    passphraseFile: values['passphrase-file'] ?? null,
  }
}

function toKept(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(BACKUP_TEXTS.keep)
  return Number(text)
}
