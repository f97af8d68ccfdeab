import { SIGN_IN_PATH } from '@wordloom/contract'
import { showToast } from '../ui/toast.ts'
import { readSessionMark } from './session-mark.ts'
import { SESSION_OVER_TEXTS } from './texts.ts'

const REDIRECT_MILLISECONDS = 500

interface Notice {
  readonly title: string
  readonly description: string
}

/** Where a notice is kept while one document takes the place of another. */
const CARRIED = 'wordloom-notice'
const CARRIED_MILLISECONDS = 10_000

/** The session with which this document was loaded. */
const atFirst = import.meta.env.SSR ? null : readSessionMark()

let isLeaving = false

/** Says that nobody is signed in and leads to where one signs in. However many calls find out, once. */
export function leaveToSignIn(notice: Notice = SESSION_OVER_TEXTS, path: string = SIGN_IN_PATH): void {
  if (isLeaving) return
  isLeaving = true
  showToast(notice)
  setTimeout(() => {
    isLeaving = false
    goTo(path, notice)
  }, REDIRECT_MILLISECONDS)
}

function goTo(path: string, notice: Notice): void {
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify({ ...notice, at: Date.now() }))
  } catch {
    // Storage is forbidden: the notice shows for half a second.
  }
  // Another session has begun meanwhile, as which the page is shown anew.
  if (path === SIGN_IN_PATH && isAnother(readSessionMark())) location.reload()
  // In place of this page, so that Back leads past it.
  else location.replace(path)
}

function isAnother(mark: string | null): boolean {
  return mark !== null && mark !== atFirst
}

/** Goes on showing the notice with which the document before this one led here. */
export function showCarriedNotice(): void {
  try {
    const carried = sessionStorage.getItem(CARRIED)
    if (carried === null) return
    sessionStorage.removeItem(CARRIED)
    const { title, description, at } = JSON.parse(carried)
    if (Date.now() - at < CARRIED_MILLISECONDS) showToast({ title, description })
  } catch {
    // Storage is forbidden.
  }
}
