import { DatabaseStartError } from '../database/database.ts'

/** Nothing has been moved; the message is one line for the operator: why, and what to do. */
export class MoveError extends DatabaseStartError {
  override readonly name = 'MoveError'
}
