import type { MetaFunction } from 'react-router'
import { DemoMailPage } from '#admin/dev-mail/demo-mail-page.tsx'
import { DEMO_MAIL_TEXTS } from '#admin/dev-mail/texts.ts'
import { memberMeta } from '#platform/document/page-meta.ts'

export const meta: MetaFunction = () => memberMeta(DEMO_MAIL_TEXTS.title)

export default function DevMail() {
  return <DemoMailPage />
}
