import { SIGN_IN_PATH } from '@wordloom/contract'
import { showToast } from '../ui/toast.ts'

const REDIRECT_MILLISECONDS = 500

export interface SessionOver {
  readonly title: string
  readonly description: string
  /** Where to sign in again: a document of its own. */
  readonly path: string
}

const LOGGED_OUT: SessionOver = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  path: SIGN_IN_PATH,
}

let isLeaving = false

/** Says that nobody is signed in any more and leads to where one signs in. However many calls find out, once. */
export function leaveToSignIn({ title, description, path }: SessionOver = LOGGED_OUT): void {
  if (isLeaving) return
  isLeaving = true
  showToast({ title, description })
  setTimeout(() => {
    isLeaving = false
    location.assign(path)
  }, REDIRECT_MILLISECONDS)
}
