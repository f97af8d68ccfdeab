import { keepWork } from '../../../shared/kept-work/kept-work.ts'
import { showToast } from '../../../shared/ui/toast.ts'

const REDIRECT_MILLISECONDS = 1000

interface Notice {
  readonly title: string
  readonly description: string
}

export function leaveToPlans(notice: Notice): void {
  showToast(notice)
  const keeping = keepWork()
  // Load a new document, because this one still assumes that the user is signed in.
  setTimeout(async () => {
    await keeping
    location.assign('/subscription')
  }, REDIRECT_MILLISECONDS)
}
