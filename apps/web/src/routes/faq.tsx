import type { MetaFunction } from 'react-router'
import { toFaqData } from '../features/site/faq/faq-data.ts'
import { FaqPage } from '../features/site/faq/faq-page.tsx'
import { FAQ_TEXTS } from '../features/site/faq/texts.ts'
import { pageMeta } from '../shared/document/page-meta.ts'
import { structuredData } from '../shared/document/structured-data.ts'

export const meta: MetaFunction = () => [
  ...pageMeta({ path: '/faq', ...FAQ_TEXTS }),
  ...structuredData(toFaqData()),
]

export default function Faq() {
  return <FaqPage />
}
