export const USAGE = `Looks after the accounts of this installation, by the same settings as the server, which may be running.

  npm run admin -- create ann@example.org          an administrator, with a password of your choice
  npm run admin -- promote ann@example.org         makes somebody an administrator
  npm run admin -- demote ann@example.org          no longer
  npm run admin -- reset-password ann@example.org  sets a new password and ends every session
  npm run admin -- suspend ann@example.org         closes an account, at once and everywhere
  npm run admin -- unsuspend ann@example.org       opens it again
  npm run admin -- list [--admins]                 every account, or the administrators: one a line, with tabs between

An account is named by its address or its id. Passwords are asked for on the terminal; with --password-stdin the first line of standard
input is one. At least one active administrator always remains. Exit codes: 0 done, 1 refused, 2 not understood.
`
