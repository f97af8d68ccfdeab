import { type MetaFunction, useSearchParams } from 'react-router'
import { toOwnPath } from '#account/auth/second-step/return-path.ts'
import { SecondStepPage } from '#account/auth/second-step/second-step-page.tsx'
import { SECOND_STEP_TEXTS } from '#account/auth/second-step/texts.ts'
import { VisitorsOnly } from '#account/auth/visitors-only.tsx'
import { memberMeta } from '#platform/document/page-meta.ts'
import { useIsAlive } from '#platform/document/use-is-alive.ts'
import { PageSpinner } from '#ui/loading/page-spinner.tsx'

export const meta: MetaFunction = () => memberMeta(SECOND_STEP_TEXTS.title)

export default function SecondStep() {
  const isAlive = useIsAlive()
  const [params] = useSearchParams()
  if (!isAlive) return <PageSpinner />
  return (
    <VisitorsOnly next={toOwnPath(params.get('returnTo'), location.origin)}>
      <SecondStepPage />
    </VisitorsOnly>
  )
}
