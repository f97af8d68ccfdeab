import { type Failure, toFailure } from '#platform/lib/failure.ts'
import { showToast } from '#ui/toast/toast.ts'
import { FAILED } from './texts.ts'

/** Shows a toast, and returns what the form shows. */
export function reportAuthFailure(error: unknown, otherwise: Failure = FAILED): string {
  const failed = toFailure(error, otherwise)
  showToast(failed)
  return failed.description
}
