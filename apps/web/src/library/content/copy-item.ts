import { isUnauthorized } from '#platform/lib/api.ts'
import { leaveToSignIn } from '#ui/session/session-over.ts'
import { showToast, type Toast } from '#ui/toast/toast.ts'

type Told = Pick<Toast, 'title' | 'description'>

/** Call this while handling a click: some browsers allow copying only then, even if the text comes later. */
export async function copyLoaded(load: () => Promise<string>, success: Told, failure: Told): Promise<void> {
  let cause: unknown
  const blob = load().then(
    (text) => new Blob([text], { type: 'text/plain' }),
    (error: unknown) => {
      cause = error
      throw error
    },
  )
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
    showToast(success)
  } catch {
    if (isUnauthorized(cause)) leaveToSignIn()
    else showToast(failure)
  }
}
