import type { MetaFunction } from 'react-router'
import { SignIn } from '../features/auth/sign-in.tsx'
import { VisitorsOnly } from '../features/auth/visitors-only.tsx'

export const meta: MetaFunction = () => [
  { title: 'Sign In · Wordloom' },
  { name: 'description', content: 'Sign in to Wordloom with email and password.' },
]

export default function Login() {
  return (
    <VisitorsOnly>
      <SignIn />
    </VisitorsOnly>
  )
}
