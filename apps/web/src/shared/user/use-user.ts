import { useQuery } from '@tanstack/react-query'
import type { User } from '@wordloom/contract'
import { usePresence } from './presence.ts'
import { userQuery } from './session.ts'

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
  const isMember = presence === 'member'
  const { data, isPending, error } = useQuery({ ...userQuery, enabled: isMember })
  const user = isMember ? (data ?? null) : null
  return {
    user,
    isLoading: presence === 'unknown' || presence === 'leaving' || (isMember && isPending),
    isAuthenticated: user !== null,
    error: isMember ? error : null,
  }
}
