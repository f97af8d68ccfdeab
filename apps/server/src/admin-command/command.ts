import { parseArgs } from 'node:util'
import { COMMAND_TEXTS as T } from './texts.ts'
import { UsageError } from './usage-error.ts'

const ACCOUNT_COMMANDS = [
  'create',
  'promote',
  'demote',
  'reset-password',
  'remove-second-factors',
  'suspend',
  'unsuspend',
] as const
type AccountCommand = (typeof ACCOUNT_COMMANDS)[number]

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly isAdminsOnly: boolean }
  | {
      readonly kind: AccountCommand
      readonly account: string
      readonly isPasswordPiped: boolean
    }

export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parseOptions(args)
  const [name, ...rest] = positionals
  if (values.help) return { kind: 'help' }
  if (name === undefined) throw new UsageError(T.none(ACCOUNT_COMMANDS))
  if (name === 'list') {
    if (rest.length > 0) throw new UsageError(T.listOfAccount)
    return { kind: 'list', isAdminsOnly: values.admins }
  }
  const kind = ACCOUNT_COMMANDS.find((each) => each === name)
  if (kind === undefined) throw new UsageError(T.unknown(name))
  const [account, ...more] = rest
  if (account === undefined) throw new UsageError(T.noAccount(kind))
  // Other users can read a password argument in the list of processes, and the shell keeps it in its history.
  if (more.length > 0) {
    throw new UsageError(T.tooMuch)
  }
  return { kind, account, isPasswordPiped: values['password-stdin'] }
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        admins: { type: 'boolean', default: false },
        'password-stdin': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(`${error.message.split('. ', 1)[0]}.`, { cause: error })
  }
}
