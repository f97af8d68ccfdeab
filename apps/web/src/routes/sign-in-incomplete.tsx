import type { MetaFunction } from 'react-router'
import { SignInFailed } from '../features/auth/sign-in-failed.tsx'

export const meta: MetaFunction = () => [
  { title: 'Sign-in Not Completed · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function SignInIncomplete() {
  return (
    <SignInFailed title="Sign-in not completed">
      <p>Sign-in could not be completed. Please try again.</p>
    </SignInFailed>
  )
}
