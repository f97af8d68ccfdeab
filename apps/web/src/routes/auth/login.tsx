import type { MetaFunction } from 'react-router'
import { SignIn } from '#account/auth/sign-in/sign-in.tsx'
import { LOGIN_TEXTS as T } from '#account/auth/texts.ts'
import { VisitorsOnly } from '#account/auth/visitors-only.tsx'
import { pageMeta } from '#platform/document/page-meta.ts'

export const meta: MetaFunction = () =>
  pageMeta({ path: '/login', title: T.title, description: T.description })

export default function Login() {
  return (
    <VisitorsOnly>
      <SignIn />
    </VisitorsOnly>
  )
}
