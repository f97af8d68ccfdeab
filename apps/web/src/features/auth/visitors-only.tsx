import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useUser } from '../../shared/user/use-user.ts'

/** Whoever is signed in, or just has done so, goes on: home, or to what is still to be done first. */
export function VisitorsOnly({ children }: { readonly children: ReactNode }) {
  const { user } = useUser()
  if (user === null) return children
  return <Navigate to={user.emailVerified === 1 ? '/' : '/verify-email'} replace />
}
