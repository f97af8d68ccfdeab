import type { MetaFunction } from 'react-router'
import { toLegalData } from '../features/site/legal/legal-data.ts'
import { LegalPage } from '../features/site/legal/legal-page.tsx'
import { PRIVACY } from '../features/site/legal/privacy.ts'
import { pageMeta } from '../shared/document/page-meta.ts'
import { structuredData } from '../shared/document/structured-data.ts'

export const meta: MetaFunction = () => [...pageMeta(PRIVACY), ...structuredData(toLegalData(PRIVACY))]

export default function Privacy() {
  return <LegalPage document={PRIVACY} />
}
