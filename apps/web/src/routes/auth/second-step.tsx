import { type MetaFunction, useSearchParams } from 'react-router'
import { toOwnPath } from '../../features/auth/second-step/return-path.ts'
import { SecondStepPage } from '../../features/auth/second-step/second-step-page.tsx'
import { SECOND_STEP_TEXTS } from '../../features/auth/second-step/texts.ts'
import { VisitorsOnly } from '../../features/auth/visitors-only.tsx'
import { memberMeta } from '../../shared/document/page-meta.ts'
import { useIsAlive } from '../../shared/document/use-is-alive.ts'
import { PageSpinner } from '../../shared/ui/loading/page-spinner.tsx'

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
