export const USAGE = `Looks after the accounts of this installation, by the same settings as the server, which may be running.

  npm run admin -- create ann@example.org          an administrator, with a password of your choice
  npm run admin -- promote ann@example.org         makes somebody an administrator
  npm run admin -- demote ann@example.org          no longer
  npm run admin -- reset-password ann@example.org  sets a new password and ends every session
  npm run admin -- remove-second-factors ann@example.org
                                                   for whoever lost them: the password alone signs in again
  npm run admin -- suspend ann@example.org         closes an account, at once and everywhere
  npm run admin -- unsuspend ann@example.org       opens it again
  npm run admin -- list [--admins]                 every account, or the administrators: one a line, with tabs between

An account is named by its address or its id. Passwords are asked for on the terminal; with --password-stdin the first line of standard
input is one. At least one active administrator always remains. Exit codes: 0 done, 1 refused, 2 not understood.
`

export const COMMAND_TEXTS = {
  none: (deeds: readonly string[]) => `Say what to do: ${deeds.join(', ')} or list.`,
  unknown: (name: string) => `There is no command '${name}'.`,
  listOfAccount: 'list takes no account.',
  noAccount: (deed: string) => `Name the account: ${deed} ann@example.org.`,
  tooMuch: 'Name one account and nothing else; a password is asked for, or read with --password-stdin.',
  noAddress: (given: string) => `'${given}' is no email address.`,
  help: (reason: string) => `${reason} See npm run admin -- --help.`,
} as const

export const PASSWORD_TEXTS = {
  unproven: (email: string) =>
    `${email} was never proven: whoever made the account may be anybody. It gets a new password, and every way in ends.`,
  ask: 'New password: ',
  again: 'Once more: ',
  noTerminal: 'There is no terminal to ask for a password: give it with --password-stdin.',
  mismatch: 'The two passwords are not the same.',
  none: 'No password was given.',
  unusable: 'It cannot be used',
} as const

/** Programs read these columns too. */
export const LIST_TEXTS = {
  administrator: 'administrator',
  member: 'member',
  verified: 'verified',
  unverified: 'unverified',
  suspended: 'suspended',
  active: 'active',
} as const
