import type { MetaFunction } from 'react-router'
import { SignUp } from '../features/auth/sign-up.tsx'
import { VisitorsOnly } from '../features/auth/visitors-only.tsx'

export const meta: MetaFunction = () => [
  { title: 'Sign Up · Wordloom' },
  { name: 'description', content: 'Make an account at Wordloom.' },
]

export default function Signup() {
  return (
    <VisitorsOnly>
      <SignUp />
    </VisitorsOnly>
  )
}
