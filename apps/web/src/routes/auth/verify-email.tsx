import type { MetaFunction } from 'react-router'
import { VERIFICATION_REQUIRED_TEXTS as T } from '../../features/auth/texts.ts'
import { VerifyEmail } from '../../features/auth/verification/verify-email.tsx'
import { memberMeta } from '../../shared/document/page-meta.ts'

export const meta: MetaFunction = () => memberMeta(T.pageTitle)

export default function VerifyEmailPage() {
  return <VerifyEmail />
}
