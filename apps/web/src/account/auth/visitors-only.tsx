import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { keptWork } from '#platform/kept-work/kept-work.ts'
import { useUser } from '#platform/user/use-user.ts'
import { GoOn, GoTo } from './go-on.tsx'

interface VisitorsOnlyProps {
  readonly next?: string
  readonly children: ReactNode
}

/** Redirects signed-in users to email verification, to work kept from an expired session, or to `next`. */
export function VisitorsOnly({ next = '/', children }: VisitorsOnlyProps) {
  const { user } = useUser()
  if (user === null) return children
  if (user.emailVerified === 0) return <Navigate to="/verify-email" replace />
  const path = keptWork.pathFor(user.id)
  if (path !== null) return <GoTo path={path} />
  return next === '/' ? <GoOn /> : <GoTo path={next} />
}
