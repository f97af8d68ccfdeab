import { keepWork } from '../../../shared/kept-work/kept-work.ts'
import { showToast } from '../../../shared/ui/toast.ts'

const REDIRECT_MILLISECONDS = 1000

interface Notice {
  readonly title: string
  readonly description: string
}

/** Says that saving takes an account, and leads to the plans. What was typed stays on the device. */
export function leaveToPlans(notice: Notice): void {
  showToast(notice)
  const keeping = keepWork()
  // A new document: this one believes that somebody is signed in.
  setTimeout(async () => {
    await keeping
    location.assign('/subscription')
  }, REDIRECT_MILLISECONDS)
}
