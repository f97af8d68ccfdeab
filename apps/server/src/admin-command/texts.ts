export const USAGE = `Manages the accounts of this installation. It uses the settings of the server, which may be running.

  npm run admin -- create ann@example.org          creates an administrator and asks for a password
  npm run admin -- promote ann@example.org         makes an account an administrator
  npm run admin -- demote ann@example.org          makes an administrator a normal user
  npm run admin -- reset-password ann@example.org  sets a new password and ends every session
  npm run admin -- remove-second-factors ann@example.org
                                                   lets a user who lost them sign in with only the password
  npm run admin -- suspend ann@example.org         locks an account and ends all its sessions
  npm run admin -- unsuspend ann@example.org       unlocks the account
  npm run admin -- list [--admins]                 lists all accounts or all administrators, tab-separated, one per line

Name an account by its email address or ID. The command asks for passwords on the terminal, or reads the first line of standard input
with --password-stdin. The last active administrator can't be removed. Exit codes: 0 done, 1 refused, 2 wrong usage.
`

export const COMMAND_TEXTS = {
  none: (commands: readonly string[]) => `Name a command: ${commands.join(', ')} or list.`,
  unknown: (name: string) => `There is no command '${name}'.`,
  listOfAccount: 'list takes no account.',
  noAccount: (command: string) => `Name the account: ${command} ann@example.org.`,
  tooMuch: 'Name only one account. The command asks for the password, or reads it with --password-stdin.',
  noAddress: (given: string) => `'${given}' isn't an email address.`,
  help: (reason: string) => `${reason} See npm run admin -- --help.`,
} as const

export const PASSWORD_TEXTS = {
  unproven: (email: string) =>
    `${email} was never verified, so the account may belong to a stranger. It gets a new password, and all other ways to sign in end.`,
  ask: 'New password: ',
  again: 'Once more: ',
  noTerminal: 'There is no terminal to ask for a password. Use --password-stdin.',
  mismatch: 'The two passwords are different.',
  none: 'No password was given.',
  unusable: "The password can't be used",
} as const

export const LIST_TEXTS = {
  administrator: 'administrator',
  member: 'member',
  verified: 'verified',
  unverified: 'unverified',
  suspended: 'suspended',
  active: 'active',
} as const
