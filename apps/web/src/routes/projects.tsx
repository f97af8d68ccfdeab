import type { MetaFunction } from 'react-router'
import { MemberNotice } from '../features/chrome/member-notice.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => [
  { title: 'Projects · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function Projects() {
  return (
    <RequireUser>
      {() => (
        <MemberNotice title="Projects">
          <p>This version of Wordloom has no projects: there is one generator, and it is yours at once.</p>
          <p>
            Each tab of your browser keeps words and options of its own on this device, so that you can work
            on several things side by side.
          </p>
        </MemberNotice>
      )}
    </RequireUser>
  )
}
