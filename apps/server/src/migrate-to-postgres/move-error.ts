import { DatabaseStartError } from '../database/database.ts'

export class MoveError extends DatabaseStartError {
  override readonly name = 'MoveError'
}
