import type { MetaFunction } from 'react-router'
import { SignInFailed } from '../features/auth/sign-in-failed.tsx'

export const meta: MetaFunction = () => [
  { title: 'Sign-in Not Available · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function SignInUnavailable() {
  return (
    <SignInFailed title="The sign-in service is not available right now">
      <p>Please try again in a few minutes. Signing in with email and password works meanwhile.</p>
    </SignInFailed>
  )
}
