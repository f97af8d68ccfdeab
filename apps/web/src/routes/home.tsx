import { PRODUCT_TEXTS } from '@wordloom/contract'
import { type MetaFunction, Navigate } from 'react-router'
import { Generator } from '#generator/generator.tsx'
import { pageMeta } from '#platform/document/page-meta.ts'
import { useUser } from '#platform/user/use-user.ts'
import { BelowGenerator } from '#site/home/below-generator.tsx'
import { HOME_TEXTS } from '#site/home/page-texts.ts'

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
