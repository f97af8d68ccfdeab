import { showToast } from '../ui/toast.ts'
import { TELL_TEXTS } from './tell-texts.ts'

/** So many are not changed before one has looked up. */
const MANY = 50

/** Says that many items are being changed one by one, which goes on for seconds; `sentence` as in 'Deleting 2,000 lists…'. */
export function tellUnderWay(count: number, sentence: string): void {
  if (count < MANY) return
  showToast({
    title: sentence,
    description: TELL_TEXTS.underWay,
    isLasting: true,
  })
}
