import type { MetaFunction } from 'react-router'
import { ResetPassword } from '../../features/auth/reset-password.tsx'
import { RESET_PASSWORD_TEXTS as T } from '../../features/auth/texts.ts'
import { memberMeta } from '../../shared/document/page-meta.ts'

export const meta: MetaFunction = () => [
  ...memberMeta(T.title),
  { name: 'description', content: T.description },
]

export default function ResetPasswordPage() {
  return <ResetPassword />
}
