import type { MetaFunction } from 'react-router'
import { ResetPassword } from '#account/auth/reset-password.tsx'
import { RESET_PASSWORD_TEXTS as T } from '#account/auth/texts.ts'
import { memberMeta } from '#platform/document/page-meta.ts'

export const meta: MetaFunction = () => [
  ...memberMeta(T.title),
  { name: 'description', content: T.description },
]

export default function ResetPasswordPage() {
  return <ResetPassword />
}
