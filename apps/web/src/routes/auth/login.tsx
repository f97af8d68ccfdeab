import type { MetaFunction } from 'react-router'
import { SignIn } from '../../features/auth/sign-in/sign-in.tsx'
import { LOGIN_TEXTS as T } from '../../features/auth/texts.ts'
import { VisitorsOnly } from '../../features/auth/visitors-only.tsx'
import { pageMeta } from '../../shared/document/page-meta.ts'

export const meta: MetaFunction = () =>
  pageMeta({ path: '/login', title: T.title, description: T.description })

export default function Login() {
  return (
    <VisitorsOnly>
      <SignIn />
    </VisitorsOnly>
  )
}
