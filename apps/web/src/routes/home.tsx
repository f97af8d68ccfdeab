import { PRODUCT_TEXTS } from '@wordloom/contract'
import { type MetaFunction, Navigate } from 'react-router'
import { Generator } from '../features/generator/generator.tsx'
import { BelowGenerator } from '../features/home/below-generator.tsx'
import { HOME_TEXTS } from '../features/home/page-texts.ts'
import { pageMeta } from '../shared/document/page-meta.ts'
import { useUser } from '../shared/user/use-user.ts'

export const meta: MetaFunction = () =>
  pageMeta({
    path: '/',
    title: `${PRODUCT_TEXTS.name}: ${PRODUCT_TEXTS.headline}`,
    description: HOME_TEXTS.description,
  })

export default function Home() {
  const { user } = useUser()
  if (user?.emailVerified === 0) return <Navigate to="/verify-email" replace />
  return (
    <Generator>
      <BelowGenerator />
    </Generator>
  )
}
