import { useEffect } from 'react'
import { PageSpinner } from '../../shared/ui/page-spinner.tsx'
import { leaveToSignIn } from '../../shared/user/session-over.ts'
import { SUBSCRIPTION_TEXTS } from './texts.ts'

/** Tells that plans are for the signed-in, and leads to where one signs in. */
export function askToSignIn(): void {
  leaveToSignIn(SUBSCRIPTION_TEXTS.signIn, '/login')
}

/** The page for a visitor. */
export function AskToSignIn() {
  useEffect(askToSignIn, [])
  return <PageSpinner />
}
