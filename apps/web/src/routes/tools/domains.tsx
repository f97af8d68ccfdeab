import type { MetaFunction } from 'react-router'
import { DomainsPage } from '#tools/domains/domains-page.tsx'
import { toolMeta } from '#tools/tool-page.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/domains')

export default function Domains() {
  return <DomainsPage />
}
