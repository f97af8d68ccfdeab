import { parseArgs } from 'node:util'
import { Email } from '@wordloom/contract'
import * as z from 'zod/mini'
import { UsageError } from '../admin-command/usage-error.ts'
import { readOptions } from '../backup/commands/read-options.ts'
import { DOCTOR_TEXTS } from './texts.ts'

export type DoctorCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'examine'; readonly isForPrograms: boolean; readonly sendTo: string | null }

export function parseDoctorCommand(args: readonly string[]): DoctorCommand {
  const { values } = readOptions(() =>
    parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        'send-to': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }),
  )
  if (values.help) return { kind: 'help' }
  const sendTo = values['send-to'] ?? null
  if (sendTo !== null && !z.safeParse(Email, sendTo).success) {
    throw new UsageError(DOCTOR_TEXTS.noAddress(sendTo))
  }
  return { kind: 'examine', isForPrograms: values.json, sendTo }
}
