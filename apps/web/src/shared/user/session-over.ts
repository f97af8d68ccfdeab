import { SIGN_IN_PATH } from '@wordloom/contract'
import { showToast } from '../ui/toast.ts'

const REDIRECT_MILLISECONDS = 500

const LOGGED_OUT = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
} as const

let isLeaving = false

/** Says that nobody is signed in and leads to where one signs in. However many calls find out, once. */
export function leaveToSignIn(
  notice: { readonly title: string; readonly description: string } = LOGGED_OUT,
  go = () => location.assign(SIGN_IN_PATH),
): void {
  if (isLeaving) return
  isLeaving = true
  showToast(notice)
  setTimeout(() => {
    isLeaving = false
    go()
  }, REDIRECT_MILLISECONDS)
}
