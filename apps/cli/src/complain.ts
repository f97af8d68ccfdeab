import { LibraryError } from './library-error.ts'
import { OutputClosed, OutputError } from './output.ts'
import { COMPLAINT_TEXTS as T } from './texts.ts'
import { UsageError } from './usage-error.ts'
import { WordFileError } from './word-file.ts'

const FAILURES = [WordFileError, OutputError, LibraryError, RangeError]

/**
 * Says in one line what went wrong, and lets the program end with 2 where it was used wrongly and with 1 otherwise.
 *
 * @throws what is nobody's mistake but its own
 */
export function complain(error: unknown): void {
  if (error instanceof UsageError) {
    console.error(T.usage(error.message))
    process.exitCode = 2
  } else if (error instanceof Error && FAILURES.some((kind) => error instanceof kind)) {
    console.error(T.failure(error.message))
    process.exitCode = 1
  } else if (!(error instanceof OutputClosed)) {
    throw error
  }
}
