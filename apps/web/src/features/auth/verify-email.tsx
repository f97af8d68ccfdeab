import { Navigate } from 'react-router'
import { PageSpinner } from '../../shared/ui/page-spinner.tsx'
import { RequireUser } from '../../shared/user/require-user.tsx'
import { useLinkToken } from './link-token.ts'
import { ProveEmail } from './prove-email.tsx'
import { VerificationRequired } from './verification-required.tsx'

const HOME = <Navigate to="/" replace />

export function VerifyEmail() {
  const token = useLinkToken()
  if (token === undefined) return <PageSpinner />
  if (token !== null) return <ProveEmail token={token} />
  return (
    <RequireUser visitor={HOME}>
      {(user) => (user.emailVerified === 1 ? HOME : <VerificationRequired user={user} />)}
    </RequireUser>
  )
}
