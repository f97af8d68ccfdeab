import type { MetaFunction } from 'react-router'
import { DomainsPage } from '../../features/domains/domains-page.tsx'
import { toolMeta } from '../../shared/tools/tool-page.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/domains')

export default function Domains() {
  return <DomainsPage />
}
