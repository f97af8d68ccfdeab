import { useEffect } from 'react'
import { PageSpinner } from '../../shared/ui/page-spinner.tsx'
import { leaveToSignIn } from '../../shared/user/session-over.ts'

/** Tells a visitor that plans are for the signed-in, and leads to where one signs in. */
export function AskToSignIn() {
  useEffect(() => {
    leaveToSignIn({
      title: 'Authentication Required',
      description: 'Please log in to view subscription plans.',
      path: '/login',
    })
  }, [])
  return <PageSpinner />
}
