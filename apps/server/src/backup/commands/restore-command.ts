import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../../admin-command/usage-error.ts'
import { readOptions } from './read-options.ts'
import { BACKUP_TEXTS, RESTORE_TEXTS } from './texts.ts'

export type RestoreCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'check'; readonly file: string }
  | {
      readonly kind: 'restore'
      readonly file: string
      readonly isReplacing: boolean
      readonly passphraseFile: string | null
    }

export function parseRestoreCommand(args: readonly string[]): RestoreCommand {
  const { values, positionals } = readOptions(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        'passphrase-file': { type: 'string' },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }),
  )
  if (values.help) return { kind: 'help' }
  const [name, surplus] = positionals
  if (name === undefined) throw new UsageError(RESTORE_TEXTS.noFile)
  if (surplus !== undefined) throw new UsageError(BACKUP_TEXTS.surplus(surplus))
  const file = resolve(name)
  if (values.check) return { kind: 'check', file }
  const passphraseFile = values['passphrase-file'] ?? null
  return { kind: 'restore', file, isReplacing: values.replace, passphraseFile }
}
