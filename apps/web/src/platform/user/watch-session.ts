import { ACCOUNT_MARK, markForTabs } from './account-mark.ts'
import { isHinted, readSignInState } from './sign-in-state.ts'

const loadSession = () => import('./session.ts')

/** Watches for session changes by other tabs and the Back button. Call the returned function to stop. */
export function watchSession(): () => void {
  if (isHinted()) void askWhoIsSignedIn()
  else markForTabs(null)
  const events = new AbortController()
  const { signal } = events
  addEventListener('storage', ({ key }) => key === ACCOUNT_MARK && void recheck(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && void recheck(), { signal })
  document.addEventListener('visibilitychange', () => document.hidden || void compare(), { signal })
  return () => events.abort()
}

async function askWhoIsSignedIn(): Promise<void> {
  await (await loadSession().catch(() => null))?.loadUser()
}

async function recheck(): Promise<void> {
  if (!isVisitors()) await (await loadSession().catch(() => null))?.recheckSession()
}

async function compare(): Promise<void> {
  if (!isVisitors()) (await loadSession().catch(() => null))?.compareHint()
}

function isVisitors(): boolean {
  return readSignInState() === 'visitor' && !isHinted()
}
