import { SIGN_IN_PATH } from '@wordloom/contract'
import { keepWork, toSignIn } from '../kept-work/kept-work.ts'
import { carryNotice, type Notice } from '../ui/carried-notice.ts'
import { showToast } from '../ui/toast.ts'
import { holdsAnother, readSessionMark } from './session-mark.ts'
import { SESSION_OVER_TEXTS } from './texts.ts'

const REDIRECT_MILLISECONDS = 500

/** The session with which this document was loaded. */
const atFirst = import.meta.env.SSR ? null : readSessionMark()

let isLeaving = false

/** Says that nobody is signed in, keeps what is typed and leads to where one signs in. However many calls find out, once. */
export function leaveToSignIn(notice: Notice = SESSION_OVER_TEXTS, path: string = SIGN_IN_PATH): void {
  if (isLeaving) return
  isLeaving = true
  showToast(notice)
  // Who is led home is still signed in.
  const keeping = path === '/' ? null : keepWork()
  setTimeout(async () => {
    await keeping
    isLeaving = false
    carryNotice(notice)
    goTo(path)
  }, REDIRECT_MILLISECONDS)
}

function goTo(path: string): void {
  // Another session has begun meanwhile, as which the page is shown anew.
  if (path === SIGN_IN_PATH && holdsAnother(atFirst)) location.reload()
  // In place of this page, so that Back leads past it.
  else location.replace(path === SIGN_IN_PATH ? toSignIn() : path)
}
