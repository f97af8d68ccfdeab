import { useState } from 'react'
import { type MetaFunction, Navigate } from 'react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { ACCOUNT_PAGE_TEXTS } from '../features/account/texts.ts'
import { ApiTokensSection } from '../features/api-tokens/api-tokens-section.tsx'
import { SecondFactorsSection } from '../features/second-factors/second-factors-section.tsx'
import { memberMeta } from '../shared/document/page-meta.ts'
import { RequireUser } from '../shared/user/require-user.tsx'
import { leaveSession, setSignInState } from '../shared/user/sign-in-state.ts'

export const meta: MetaFunction = () => memberMeta(ACCOUNT_PAGE_TEXTS.title)

export default function Account() {
  const [isDeleted, setIsDeleted] = useState(false)
  function leave() {
    setIsDeleted(true)
    leaveSession()
    setSignInState('visitor')
  }
  return (
    <RequireUser visitor={isDeleted ? <Navigate to="/" replace /> : undefined}>
      {(user) => (
        <AccountPage
          user={user}
          secondFactors={<SecondFactorsSection user={user} />}
          apiTokens={<ApiTokensSection user={user} />}
          onDeleted={leave}
        />
      )}
    </RequireUser>
  )
}
