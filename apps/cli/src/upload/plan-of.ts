import { UploadError } from '@wordloom/uploads'
import { UsageError } from '../usage-error.ts'
import { UPLOAD_TEXTS as T } from './texts.ts'

/** @throws {UsageError} that names the file and the place in it. */
export function planOf<Plan>(name: string, toPlan: () => Plan): Plan {
  try {
    return toPlan()
  } catch (error) {
    if (!(error instanceof UploadError)) throw error
    throw new UsageError(T.at(name, error.message), { cause: error })
  }
}
