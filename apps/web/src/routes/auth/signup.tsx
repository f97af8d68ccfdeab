import type { MetaFunction } from 'react-router'
import { SignUp } from '#account/auth/sign-up.tsx'
import { SIGNUP_TEXTS as T } from '#account/auth/texts.ts'
import { VisitorsOnly } from '#account/auth/visitors-only.tsx'
import { pageMeta } from '#platform/document/page-meta.ts'

export const meta: MetaFunction = () =>
  pageMeta({ path: '/signup', title: T.title, description: T.description })

export default function Signup() {
  return (
    <VisitorsOnly>
      <SignUp />
    </VisitorsOnly>
  )
}
