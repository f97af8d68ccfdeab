import { ACCOUNT_MARK, markForTabs } from './account-mark.ts'
import { isHinted, readPresence } from './presence.ts'

const loadSession = () => import('./session.ts')

/** Notices what other tabs and the Back button do to the session, for as long as the document lives. */
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

/** Whether nobody is signed in, before and now: then what looks after sessions need not be loaded. */
function isVisitors(): boolean {
  return readPresence() === 'visitor' && !isHinted()
}
