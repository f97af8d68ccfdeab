import type { MetaFunction } from 'react-router'
import { toLegalData } from '../features/site/legal/legal-data.ts'
import { LegalPage } from '../features/site/legal/legal-page.tsx'
import { TERMS_OF_SERVICE } from '../features/site/legal/terms.ts'
import { pageMeta } from '../shared/document/page-meta.ts'
import { structuredData } from '../shared/document/structured-data.ts'

export const meta: MetaFunction = () => [
  ...pageMeta(TERMS_OF_SERVICE),
  ...structuredData(toLegalData(TERMS_OF_SERVICE)),
]

export default function Terms() {
  return <LegalPage document={TERMS_OF_SERVICE} />
}
