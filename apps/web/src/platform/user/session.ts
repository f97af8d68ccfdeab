import type { Query } from '@tanstack/react-query'
import type { User } from '@wordloom/contract'
import { keptWork } from '../kept-work/kept-work.ts'
import { createFetcher, queryClient } from '../lib/query-client.ts'
import { markForTabs } from './account-mark.ts'
import { forgetDrafts } from './forget-drafts.ts'
import { connectUser } from './known-user.ts'
import { holdsAnother, readSessionMark } from './session-mark.ts'
import { isHinted, onSignInState, readSignInState, setSignInState } from './sign-in-state.ts'

export const USER_KEY = ['/api/auth/user'] as const

const FRESH_MILLISECONDS = 5 * 60 * 1000

const fetchUser = createFetcher({ onUnauthorized: 'null' })

type FetchContext = Parameters<typeof fetchUser>[0]

/** Asks again if another tab started a new session before the response arrived. */
async function askForUser(context: FetchContext): Promise<User | null> {
  const mark = readSessionMark()
  const user = (await fetchUser(context)) as User | null
  if (user === null && holdsAnother(mark)) return await askForUser(context)
  return user
}

const userQuery = {
  queryKey: USER_KEY,
  queryFn: async (context: FetchContext): Promise<User | null> => {
    const before = queryClient.getQueryData<User | null>(USER_KEY)
    const user = await askForUser(context)
    if (user === null) endSession()
    else {
      // Drop the previous user's data before any page sees the new user.
      if (before != null && before.id !== user.id) dropOthers()
      markForTabs(user)
      // Restore kept work before any page sees the user.
      await keptWork.restore(user.id)
    }
    return user
  },
  staleTime: FRESH_MILLISECONDS,
  gcTime: Number.POSITIVE_INFINITY,
} as const

/** Call this after signing in, and after changing the signed-in user's data. */
export function setUser(user: User): void {
  if (queryClient.getQueryData<User | null>(USER_KEY)?.id !== user.id) forgetOthers()
  void keptWork.restore(user.id)
  queryClient.setQueryData(USER_KEY, user)
  setSignInState('member')
  markForTabs(user)
}

/** Runs if the server or another tab has ended the session. */
function endSession(): void {
  const user = queryClient.getQueryData<User | null>(USER_KEY)
  const hadUser = user != null
  // Keep typed work now, because the forms unmount together with the user.
  if (hadUser) void keptWork.keep(user.id)
  setSignInState(hadUser ? 'ended' : 'visitor')
  forgetPrivate()
  markForTabs(null)
}

export async function recheckSession(): Promise<void> {
  compareHint()
  if (readSignInState() !== 'member') return
  // A request that is under way may still answer with the user as they were before a change.
  await queryClient.cancelQueries({ queryKey: USER_KEY, exact: true })
  await loadUser({ staleTime: 0 })
}

export async function loadUser(options: { readonly staleTime?: number } = {}): Promise<void> {
  await queryClient.prefetchQuery({ ...userQuery, ...options })
  // Wait until pages know the user: pages of the previous user unmount and need no refetching.
  setTimeout(() => void queryClient.refetchQueries({ type: 'active', predicate: isDropped }))
}

/** Detects session changes by other tabs, using the hint cookie. */
export function compareHint(): void {
  const isMember = readSignInState() === 'member'
  if (isMember && !isHinted()) endSession()
  else if (!isMember && isHinted()) {
    queryClient.removeQueries({ queryKey: USER_KEY })
    setSignInState('member')
    void loadUser()
  } else if (readSignInState() === 'leaving') setSignInState('ended')
}

function forgetPrivate(): void {
  queryClient.setQueryData(USER_KEY, null)
  queryClient.getMutationCache().clear()
  // Wait until private pages have unmounted, then refetch what is still shown.
  setTimeout(forgetOthers)
}

function forgetOthers(): void {
  void queryClient.resetQueries({ predicate: isOther })
}

function dropOthers(): void {
  for (const query of queryClient.getQueryCache().findAll({ predicate: isOther })) query.reset()
}

function isOther({ queryKey }: Query): boolean {
  return queryKey[0] !== USER_KEY[0]
}

function isDropped({ state }: Query): boolean {
  return state.status === 'pending' && state.fetchStatus === 'idle'
}

connectUser({
  read: () => queryClient.getQueryState<User | null>(USER_KEY),
  subscribe: (listener) => queryClient.getQueryCache().subscribe(listener),
})
onSignInState(() => {
  if (readSignInState() !== 'leaving') return
  keptWork.clear()
  forgetDrafts()
  forgetPrivate()
})
