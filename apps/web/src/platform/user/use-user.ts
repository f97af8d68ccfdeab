import type { User } from '@wordloom/contract'
import { useSyncExternalStore } from 'react'
import { readKnownUser, subscribeKnownUser } from './known-user.ts'
import { useSignInState } from './sign-in-state.ts'

interface SignedInUser {
  readonly user: User | null
  readonly isLoading: boolean
  readonly isAuthenticated: boolean
  readonly error: Error | null
}

/** Sends no request for visitors. */
export function useUser(): SignedInUser {
  const signInState = useSignInState()
  const known = useSyncExternalStore(subscribeKnownUser, readKnownUser, () => undefined)
  const isMember = signInState === 'member'
  const user = isMember ? (known?.data ?? null) : null
  return {
    user,
    isLoading: signInState === 'unknown' || signInState === 'leaving' || (isMember && isPending(known)),
    isAuthenticated: user !== null,
    error: isMember && user === null ? (known?.error ?? null) : null,
  }
}

function isPending(known: ReturnType<typeof readKnownUser>): boolean {
  return known === undefined || known.status === 'pending'
}
