import { PRODUCT_TEXTS } from '@wordloom/contract'
import { type MetaFunction, Navigate } from 'react-router'
import { Generator } from '../features/generator/generator.tsx'
import { useUser } from '../shared/user/use-user.ts'

export const meta: MetaFunction = () => [
  { title: `${PRODUCT_TEXTS.name}: ${PRODUCT_TEXTS.headline}` },
  { name: 'description', content: `${PRODUCT_TEXTS.tagline}. Every combination of your words, at any size.` },
]

export default function Home() {
  const { user } = useUser()
  if (user?.emailVerified === 0) return <Navigate to="/verify-email" replace />
  return <Generator />
}
