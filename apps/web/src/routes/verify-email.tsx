import type { MetaFunction } from 'react-router'
import { VerifyEmail } from '../features/auth/verify-email.tsx'

export const meta: MetaFunction = () => [
  { title: 'Email Verification · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function VerifyEmailPage() {
  return <VerifyEmail />
}
