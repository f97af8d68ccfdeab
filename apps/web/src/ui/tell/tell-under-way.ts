import { showToast } from '../toast/toast.ts'
import { TELL_TEXTS } from './texts.ts'

/** Smaller numbers of items finish before anyone could read a notification. */
const MANY = 50

/** `sentence` is as in 'Deleting 2,000 lists…'. */
export function tellUnderWay(count: number, sentence: string): void {
  if (count < MANY) return
  showToast({
    title: sentence,
    description: TELL_TEXTS.underWay,
    isLasting: true,
  })
}
