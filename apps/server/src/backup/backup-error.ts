/** The message is one line that tells the operator what's wrong and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
