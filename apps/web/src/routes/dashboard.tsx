import type { MetaFunction } from 'react-router'
import { MemberNotice } from '../features/chrome/member-notice.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => [
  { title: 'Dashboard · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function Dashboard() {
  return (
    <RequireUser>
      {() => (
        <MemberNotice title="Dashboard">
          <p>This version of Wordloom keeps no lists and results in accounts.</p>
          <p>
            Your words and options are kept on this device by the generator. Copy All and Export take the
            combinations to where you need them.
          </p>
        </MemberNotice>
      )}
    </RequireUser>
  )
}
