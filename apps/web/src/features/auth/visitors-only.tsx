import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router'
import { keptWork } from '../../shared/kept-work/kept-work.ts'
import { PageSpinner } from '../../shared/ui/page-spinner.tsx'
import { useUser } from '../../shared/user/use-user.ts'

interface VisitorsOnlyProps {
  /** Where the signed-in go on to. */
  readonly next?: string
  readonly children: ReactNode
}

/** Whoever is signed in, or just has done so, goes on: to what they typed when their session ended, home, or to what is still to be done first. */
export function VisitorsOnly({ next = '/', children }: VisitorsOnlyProps) {
  const { user } = useUser()
  if (user === null) return children
  if (user.emailVerified === 0) return <Navigate to="/verify-email" replace />
  const path = keptWork.pathFor(user.id)
  if (path !== null) return <GoTo path={path} />
  return next === '/' ? <Navigate to="/" replace /> : <GoTo path={next} />
}

/** A document of its own: some pages have rules of their own. */
function GoTo({ path }: { readonly path: string }) {
  useEffect(() => location.replace(path), [path])
  return <PageSpinner />
}
