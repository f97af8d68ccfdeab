import type { MetaFunction } from 'react-router'
import { DemoMailPage } from '../features/dev-mail/demo-mail-page.tsx'
import { DEMO_MAIL_TEXTS } from '../features/dev-mail/texts.ts'
import { memberMeta } from '../shared/document/page-meta.ts'

export const meta: MetaFunction = () => memberMeta(DEMO_MAIL_TEXTS.title)

export default function DevMail() {
  return <DemoMailPage />
}
