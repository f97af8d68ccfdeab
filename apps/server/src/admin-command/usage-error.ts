/** The command was used in a way it does not know. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
