import { SIGN_IN_PATH } from '@wordloom/contract'
import { keepWork, toSignIn } from '#platform/kept-work/kept-work.ts'
import { holdsAnother, readSessionMark } from '#platform/user/session-mark.ts'
import { DASHBOARD_SESSION_OVER_TEXTS, SESSION_OVER_TEXTS } from '#platform/user/texts.ts'
import { type Notice, showNoticeOnNextPage } from '../toast/next-page-notice.ts'
import { showToast } from '../toast/toast.ts'

const REDIRECT_MILLISECONDS = 500

const atFirst = import.meta.env.SSR ? null : readSessionMark()

let isLeaving = false

/** Keeps typed work and opens the sign-in page. Repeated calls have no effect. */
export function leaveToSignIn(notice: Notice = sessionOver(), path: string = SIGN_IN_PATH): void {
  if (isLeaving) return
  isLeaving = true
  showToast(notice)
  // A redirect to the home page doesn't end the session.
  const keeping = path === '/' ? null : keepWork()
  setTimeout(async () => {
    await keeping
    isLeaving = false
    showNoticeOnNextPage(notice)
    goTo(path)
  }, REDIRECT_MILLISECONDS)
}

function sessionOver(): Notice {
  return location.pathname === '/dashboard' ? DASHBOARD_SESSION_OVER_TEXTS : SESSION_OVER_TEXTS
}

function goTo(path: string): void {
  // Another session has started meanwhile, so reload the page for its user.
  if (path === SIGN_IN_PATH && holdsAnother(atFirst)) location.reload()
  // Replace this page, so that the Back button skips it.
  else location.replace(path === SIGN_IN_PATH ? toSignIn() : path)
}
