/** What was given cannot be a password. */
export class PasswordError extends Error {
  override readonly name = 'PasswordError'
}
