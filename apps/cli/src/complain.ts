import { TooMuchWorkError } from '@wordloom/targets'
import { WordFileError } from './input/read-bytes.ts'
import { LibraryError } from './library-error.ts'
import { OutputClosed, OutputError } from './output/output.ts'
import { COMPLAINT_TEXTS as T } from './texts.ts'
import { UsageError } from './usage-error.ts'

const FAILURES = [WordFileError, OutputError, LibraryError, RangeError, TooMuchWorkError]

/** The exit code is 2 for wrong usage and 1 for other failures. @throws the error itself if it's a bug */
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
