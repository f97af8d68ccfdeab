import type { User } from '@wordloom/contract'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../lib/query-client.ts'
import { usePresence } from './presence.ts'
import { USER_KEY } from './session.ts'

interface SignedInUser {
  readonly user: User | null
  readonly isLoading: boolean
  readonly isAuthenticated: boolean
  /** Why it could not be told who is signed in. */
  readonly error: Error | null
}

/** Who is signed in. The page of a visitor asks nobody. */
export function useUser(): SignedInUser {
  const presence = usePresence()
  const query = useSyncExternalStore(subscribe, readQuery, () => undefined)
  const isMember = presence === 'member'
  const user = isMember ? (query?.data ?? null) : null
  return {
    user,
    isLoading: presence === 'unknown' || presence === 'leaving' || (isMember && isPending(query)),
    isAuthenticated: user !== null,
    error: isMember && user === null ? (query?.error ?? null) : null,
  }
}

function readQuery() {
  return queryClient.getQueryState<User | null>(USER_KEY)
}

function isPending(query: ReturnType<typeof readQuery>): boolean {
  return query === undefined || query.status === 'pending'
}

function subscribe(listener: () => void): () => void {
  return queryClient.getQueryCache().subscribe(listener)
}
