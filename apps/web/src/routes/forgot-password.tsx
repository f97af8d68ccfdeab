import type { MetaFunction } from 'react-router'
import { ForgotPassword } from '../features/auth/forgot-password.tsx'

export const meta: MetaFunction = () => [
  { title: 'Forgot Password · Wordloom' },
  { name: 'description', content: 'Ask for a link to set a new password at Wordloom.' },
]

export default function ForgotPasswordPage() {
  return <ForgotPassword />
}
