export class PasswordError extends Error {
  override readonly name = 'PasswordError'
}
