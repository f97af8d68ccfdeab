import { useEffect } from 'react'
import { PageSpinner } from '../../shared/ui/page-spinner.tsx'
import { leaveToSignIn } from '../../shared/user/session-over.ts'

const NOTICE = {
  title: 'Authentication Required',
  description: 'Please log in to view subscription plans.',
} as const

/** Tells that plans are for the signed-in, and leads to where one signs in. */
export function askToSignIn(): void {
  leaveToSignIn(NOTICE, '/login')
}

/** The page for a visitor. */
export function AskToSignIn() {
  useEffect(askToSignIn, [])
  return <PageSpinner />
}
