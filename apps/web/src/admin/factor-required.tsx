import { SIGN_OUT_PATH, secondFactors } from '@wordloom/contract'
import { Link } from 'react-router'
import { ApiError, call } from '#platform/lib/api.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { leaveSession } from '#platform/user/sign-in-state.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/pages/empty-state.tsx'
import { FACTOR_REQUIRED_TEXTS as T } from './texts.ts'

export function isFactorRequired(error: Error | null): boolean {
  return error instanceof ApiError && error.body?.code === 'second_factor_required'
}

export function FactorRequired() {
  const { data } = useQuery({ queryKey: [secondFactors.list.path], queryFn: () => call(secondFactors.list) })
  if (data === undefined) return null
  const hasFactor = data.appSince !== null || data.passkeys.length > 0
  return (
    <EmptyState
      level="h2"
      title={T.title}
      action={
        hasFactor ? (
          <Button look="primary" className="min-h-10" onClick={signOut}>
            {T.signOut}
          </Button>
        ) : (
          <Link to="/account#two-factor" className={buttonClass('primary', 'min-h-10')}>
            {T.setUp}
          </Link>
        )
      }
    >
      {hasFactor ? T.notShown : T.none}
    </EmptyState>
  )
}

function signOut(): void {
  leaveSession()
  location.assign(SIGN_OUT_PATH)
}
