import type { MetaFunction } from 'react-router'
import { MemberNotice } from '../features/chrome/member-notice.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => [
  { title: 'Project · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function Project() {
  return (
    <RequireUser>
      {() => (
        <MemberNotice title="Project Not Found">
          <p>There is no project with this number.</p>
        </MemberNotice>
      )}
    </RequireUser>
  )
}
