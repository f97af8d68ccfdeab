import type { User } from '@wordloom/contract'
import { createFetcher, queryClient } from '../lib/query-client.ts'
import { isHinted, readPresence, setPresence } from './presence.ts'

export const USER_KEY = ['/api/auth/user'] as const

const FRESH_MILLISECONDS = 5 * 60 * 1000
/** Tells the other tabs who is signed in: the browser reports to them what changes under this name. */
const SHARED_ID = 'wordloom-account'

const fetchUser = createFetcher({ onUnauthorized: 'null' })

/** The signed-in user, or null. */
export const userQuery = {
  queryKey: USER_KEY,
  queryFn: async (context: Parameters<typeof fetchUser>[0]): Promise<User | null> => {
    const user = (await fetchUser(context)) as User | null
    if (user === null) endSession()
    else tellTabs(user.id)
    return user
  },
  staleTime: FRESH_MILLISECONDS,
  refetchOnMount: false,
} as const

/** Somebody has signed in on this page. */
export function beginSession(user: User): void {
  forgetPrivate()
  queryClient.setQueryData(USER_KEY, user)
  setPresence('member')
  tellTabs(user.id)
}

/** The signed-in user has changed. */
export function replaceUser(user: User): void {
  queryClient.setQueryData(USER_KEY, user)
}

/** Signing out is under way: nothing private may stay, not even in what the browser keeps for its Back button. */
export function leaveSession(): void {
  setPresence('leaving')
  forgetPrivate()
}

/** The server, or another tab, has ended the session. */
function endSession(): void {
  const hadUser = queryClient.getQueryData(USER_KEY) != null
  setPresence(hadUser ? 'ended' : 'visitor')
  forgetPrivate()
  tellTabs(null)
}

/** Notices what other tabs and the Back button do to the session, for as long as the document lives. */
export function watchSession(): () => void {
  if (!isHinted()) tellTabs(null)
  const events = new AbortController()
  const { signal } = events
  addEventListener('storage', ({ key }) => key === SHARED_ID && void lookAgain(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && void lookAgain(), { signal })
  document.addEventListener('visibilitychange', () => document.hidden || compareHint(), { signal })
  return () => events.abort()
}

async function lookAgain(): Promise<void> {
  compareHint()
  if (readPresence() !== 'member') return
  const before = queryClient.getQueryData<User | null>(USER_KEY)
  const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => before)
  if (before != null && user != null && user.id !== before.id) beginSession(user)
}

function compareHint(): void {
  const isMember = readPresence() === 'member'
  if (isMember && !isHinted()) endSession()
  else if (!isMember && isHinted()) {
    setPresence('member')
    void queryClient.resetQueries({ queryKey: USER_KEY })
  } else if (readPresence() === 'leaving') setPresence('ended')
}

function forgetPrivate(): void {
  queryClient.setQueryData(USER_KEY, null)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER_KEY[0] })
  queryClient.getMutationCache().clear()
}

function tellTabs(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(SHARED_ID)
    else localStorage.setItem(SHARED_ID, userId)
  } catch {
    // Storage is forbidden: the other tabs notice when they are looked at.
  }
}
