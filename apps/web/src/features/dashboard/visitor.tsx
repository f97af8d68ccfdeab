import { useEffect } from 'react'
import { PageSpinner } from '../../shared/ui/page-spinner.tsx'
import { leaveToSignIn } from '../../shared/user/session-over.ts'

/** Stands where the dashboard of a visitor would be: says that nobody is signed in, and leads to where one signs in. */
export function Visitor() {
  useEffect(() => leaveToSignIn(), [])
  return <PageSpinner />
}
