import { ApiError, isUnauthorized } from '../lib/api.ts'
import { toFailure } from '../lib/failure.ts'
import { showToast } from '../ui/toast.ts'
import { leaveToSignIn } from '../user/session-over.ts'
import { BulkError } from './change-each.ts'

interface Undo {
  readonly run: () => Promise<unknown>
  /** What is said when it cannot be undone. */
  readonly failure: string
}

export function tellSuccess(description: string, undo?: Undo): void {
  showToast({
    title: 'Success',
    description,
    ...(undo && {
      action: {
        label: 'Undo',
        run: () => void undo.run().catch((error: unknown) => tellFailure(error, undo.failure)),
      },
    }),
  })
}

/** Says that something could not be done, in the sentence that is specified for it, and why where the server knows more. */
export function tellFailure(error: unknown, sentence: string): void {
  const cause = error instanceof BulkError ? error.cause : error
  if (isUnauthorized(cause)) leaveToSignIn()
  else showToast(toLibraryFailure(error, sentence))
}

/** The same for a dialog that stays open: one text. */
export function toReason(error: unknown, sentence: string): string {
  const { title, description } = toLibraryFailure(error, sentence)
  return title === 'Error' ? description : `${title}: ${description}`
}

function toLibraryFailure(error: unknown, sentence: string) {
  const cause = error instanceof BulkError ? error.cause : error
  const counted =
    error instanceof BulkError ? `${sentence} (${error.failed.length} of ${error.total})` : sentence
  const { title, description } = toFailure(cause, { title: 'Error', description: counted })
  const hasReason = cause instanceof ApiError && cause.body !== null && cause.body.code !== 'internal'
  return { title, description: hasReason ? `${counted}. ${description}` : description }
}
