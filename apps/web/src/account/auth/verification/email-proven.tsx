import { ACCOUNT_MESSAGES, JOIN_PATH, SHARED_PATH } from '@wordloom/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { adoptAskedDraft, readAsked } from '#platform/asked-for/asked-for.ts'
import { readAskedPlan } from '#platform/asked-for/asked-plan.ts'
import { PLAN_NAMES } from '#platform/user/plan-names.ts'
import { useUser } from '#platform/user/use-user.ts'
import { buttonClass } from '#ui/button.tsx'
import { DoneDrawing } from '#ui/drawings/step-drawings.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { EMAIL_PROVEN_TEXTS as T } from '../texts.ts'

export function EmailProven({ message }: { readonly message: string }) {
  useEffect(adoptAskedDraft, [])
  const isChange = message === ACCOUNT_MESSAGES.emailChanged
  return (
    <AuthFrame
      title={isChange ? T.changed : T.verified}
      intro={<p>{message}</p>}
      drawing={<DoneDrawing />}
      isNextStep
    >
      <Next />
    </AuthFrame>
  )
}

function Next() {
  const { isAuthenticated } = useUser()
  const plan = readAskedPlan()
  const asked = useSyncExternalStore(
    onChangeElsewhere,
    () => readAsked()?.kind,
    () => undefined,
  )
  const look = buttonClass('primary', 'mt-6 min-h-10 w-full')
  if (!isAuthenticated)
    return (
      <Link to="/login" className={look}>
        {T.toSignIn}
      </Link>
    )
  if (asked === 'shared-copy')
    return (
      <Link to={SHARED_PATH} className={look}>
        {T.toShared}
      </Link>
    )
  if (asked === 'join')
    return (
      <Link to={JOIN_PATH} className={look}>
        {T.toInvitation}
      </Link>
    )
  if (plan === null)
    return (
      <Link to="/" className={look}>
        {asked === 'list' || asked === 'results' ? T.toSaving[asked] : T.toGenerator}
      </Link>
    )
  return (
    // A full page load, because payments need a content security policy of their own.
    <Link to="/subscription" reloadDocument className={look}>
      {T.toPlan(PLAN_NAMES[plan])}
    </Link>
  )
}

/** Another tab may do what was asked for first. */
function onChangeElsewhere(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
