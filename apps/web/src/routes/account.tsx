import { useState } from 'react'
import { type MetaFunction, Navigate } from 'react-router'
import { ApiTokensSection } from '#account/api-tokens/api-tokens-section.tsx'
import { SecondFactorsSection } from '#account/second-factors/second-factors-section.tsx'
import { AccountPage } from '#account/settings/account-page.tsx'
import { ACCOUNT_PAGE_TEXTS } from '#account/settings/texts.ts'
import { memberMeta } from '#platform/document/page-meta.ts'
import { leaveSession, setSignInState } from '#platform/user/sign-in-state.ts'
import { RequireUser } from '#ui/session/require-user.tsx'

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
