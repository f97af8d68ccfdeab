import type { MetaFunction } from 'react-router'
import { DemoMailPage } from '../features/dev-mail/demo-mail-page.tsx'

export const meta: MetaFunction = () => [
  { title: 'Mail of the demo · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function DevMail() {
  return <DemoMailPage />
}
