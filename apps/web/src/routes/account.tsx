import { useState } from 'react'
import { type MetaFunction, Navigate } from 'react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { ACCOUNT_PAGE_TEXTS } from '../features/account/texts.ts'
import { ApiTokensSection } from '../features/api-tokens/api-tokens-section.tsx'
import { SecondFactorsSection } from '../features/second-factors/second-factors-section.tsx'
import { memberMeta } from '../shared/document/page-meta.ts'
import { leaveSession, setPresence } from '../shared/user/presence.ts'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => memberMeta(ACCOUNT_PAGE_TEXTS.title)

export default function Account() {
  const [isDeleted, setIsDeleted] = useState(false)
  function leave() {
    setIsDeleted(true)
    leaveSession()
    setPresence('visitor')
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
