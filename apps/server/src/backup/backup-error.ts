/** A backup cannot be made or restored; the message is one line for the operator: what is wrong and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
