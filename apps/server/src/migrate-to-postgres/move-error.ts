import { DatabaseStartError } from '../database/database.ts'

/** Nothing has been moved. The message is one line that tells the operator why, and what to do. */
export class MoveError extends DatabaseStartError {
  override readonly name = 'MoveError'
}
