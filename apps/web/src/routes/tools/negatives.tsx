import type { MetaFunction } from 'react-router'
import { NegativesPage } from '#tools/negatives/negatives-page.tsx'
import { toolMeta } from '#tools/tool-page.tsx'

export const meta: MetaFunction = () => toolMeta('/tools/negatives')

export default function Negatives() {
  return <NegativesPage />
}
