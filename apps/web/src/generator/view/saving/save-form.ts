import { keepWork } from '#platform/kept-work/kept-work.ts'
import { isUnauthorized } from '#platform/lib/api.ts'
import { tellFailure, toReason } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'

const REDIRECT_MILLISECONDS = 1000

interface FailureTexts {
  readonly failure: string
  readonly signUp: { readonly title: string; readonly description: string }
}

/** Returns what the dialog shows. Sends users without a session to the plans page. */
export function reportSaveFailure(error: unknown, { failure, signUp }: FailureTexts): string {
  if (isUnauthorized(error)) {
    leaveToPlans(signUp)
    return signUp.title
  }
  tellFailure(error, failure)
  return toReason(error, failure)
}

function leaveToPlans(notice: FailureTexts['signUp']): void {
  showToast(notice)
  const keeping = keepWork()
  // Load a new document, because this one still assumes that the user is signed in.
  setTimeout(async () => {
    await keeping
    location.assign('/subscription')
  }, REDIRECT_MILLISECONDS)
}
