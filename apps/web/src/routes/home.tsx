import { PRODUCT_TEXTS } from '@wordloom/contract'
import type { MetaFunction } from 'react-router'
import { Generator } from '../features/generator/generator.tsx'

export const meta: MetaFunction = () => [
  { title: `${PRODUCT_TEXTS.name}: ${PRODUCT_TEXTS.headline}` },
  { name: 'description', content: `${PRODUCT_TEXTS.tagline}. Every combination of your words, at any size.` },
]

export default function Home() {
  return <Generator />
}
