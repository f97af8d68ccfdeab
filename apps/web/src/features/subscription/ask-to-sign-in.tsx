import { useEffect } from 'react'
import { PageSpinner } from '../../shared/ui/loading/page-spinner.tsx'
import { leaveToSignIn } from '../../shared/user/session-over.ts'
import { SUBSCRIPTION_TEXTS } from './texts.ts'

export function askToSignIn(): void {
  leaveToSignIn(SUBSCRIPTION_TEXTS.signIn, '/login')
}

export function AskToSignIn() {
  useEffect(askToSignIn, [])
  return <PageSpinner />
}
