import type { MetaFunction } from 'react-router'
import { VERIFICATION_REQUIRED_TEXTS as T } from '#account/auth/texts.ts'
import { VerifyEmail } from '#account/auth/verification/verify-email.tsx'
import { memberMeta } from '#platform/document/page-meta.ts'

export const meta: MetaFunction = () => memberMeta(T.pageTitle)

export default function VerifyEmailPage() {
  return <VerifyEmail />
}
