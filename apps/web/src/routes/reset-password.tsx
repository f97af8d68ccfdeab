import type { MetaFunction } from 'react-router'
import { ResetPassword } from '../features/auth/reset-password.tsx'

export const meta: MetaFunction = () => [
  { title: 'Reset Password · Wordloom' },
  { name: 'description', content: 'Set a new password at Wordloom.' },
  { name: 'robots', content: 'noindex' },
]

export default function ResetPasswordPage() {
  return <ResetPassword />
}
