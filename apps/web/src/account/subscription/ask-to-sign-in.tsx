import { useEffect } from 'react'
import { PageSpinner } from '#ui/loading/page-spinner.tsx'
import { leaveToSignIn } from '#ui/session/session-over.ts'
import { SUBSCRIPTION_TEXTS } from './texts.ts'

export function askToSignIn(): void {
  leaveToSignIn(SUBSCRIPTION_TEXTS.signIn, '/login')
}

export function AskToSignIn() {
  useEffect(askToSignIn, [])
  return <PageSpinner />
}
