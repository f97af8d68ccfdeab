import type { MetaFunction } from 'react-router'
import { ForgotPassword } from '#account/auth/forgot-password.tsx'
import { FORGOT_PASSWORD_TEXTS as T } from '#account/auth/texts.ts'
import { pageMeta } from '#platform/document/page-meta.ts'

export const meta: MetaFunction = () =>
  pageMeta({ path: '/forgot-password', title: T.title, description: T.description })

export default function ForgotPasswordPage() {
  return <ForgotPassword />
}
