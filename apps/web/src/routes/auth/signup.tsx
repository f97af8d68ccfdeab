import type { MetaFunction } from 'react-router'
import { SignUp } from '../../features/auth/sign-up.tsx'
import { SIGNUP_TEXTS as T } from '../../features/auth/texts.ts'
import { VisitorsOnly } from '../../features/auth/visitors-only.tsx'
import { pageMeta } from '../../shared/document/page-meta.ts'

export const meta: MetaFunction = () =>
  pageMeta({ path: '/signup', title: T.title, description: T.description })

export default function Signup() {
  return (
    <VisitorsOnly>
      <SignUp />
    </VisitorsOnly>
  )
}
