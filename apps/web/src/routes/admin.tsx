import type { MetaFunction } from 'react-router'
import { MemberNotice } from '../features/chrome/member-notice.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => [
  { title: 'Admin · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function Admin() {
  return (
    <RequireUser isAdminOnly>
      {({ email }) => (
        <MemberNotice title="Admin Panel">
          <p>
            You are an administrator of this installation as{' '}
            <span className="break-all text-ink">{email}</span>.
          </p>
          <p>
            In this version accounts are looked after on the server: its settings name the administrators, and
            its log tells who signed in and what was changed.
          </p>
        </MemberNotice>
      )}
    </RequireUser>
  )
}
