import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PageSpinner } from '../../shared/ui/page-spinner.tsx'
import { leaveToSignIn } from '../../shared/user/session-over.ts'

const NOTICE = {
  title: 'Authentication Required',
  description: 'Please log in to view subscription plans.',
} as const

/** Tells a visitor that plans are for the signed-in, and leads to where one signs in. */
export function AskToSignIn() {
  const navigate = useNavigate()
  useEffect(() => leaveToSignIn(NOTICE, () => navigate('/login', { replace: true })), [navigate])
  return <PageSpinner />
}
