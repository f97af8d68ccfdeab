import { useEffect } from 'react'
import { PageSpinner } from '../../shared/ui/loading/page-spinner.tsx'
import { leaveToSignIn } from '../../shared/user/session-over.ts'

export function Visitor() {
  useEffect(() => leaveToSignIn(), [])
  return <PageSpinner />
}
