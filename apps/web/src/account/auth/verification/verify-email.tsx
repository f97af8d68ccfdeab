import { ACCOUNT_MESSAGES, accounts, type User } from '@wordloom/contract'
import { useState, useSyncExternalStore } from 'react'
import { Navigate } from 'react-router'
import { ApiError, call, isUnauthorized } from '#platform/lib/api.ts'
import { readKnownUser } from '#platform/user/known-user.ts'
import { recheckSession } from '#platform/user/session.ts'
import { Button } from '#ui/button.tsx'
import { LetterDrawing } from '#ui/drawings/step-drawings.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { PageSpinner } from '#ui/loading/page-spinner.tsx'
import { RequireUser } from '#ui/session/require-user.tsx'
import { RichText, toLink } from '#ui/text/rich-text.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { DemoMailNote } from '../demo-mail-note.tsx'
import { GoOn } from '../go-on.tsx'
import { useLinkToken } from '../link-token.ts'
import { VERIFICATION_REQUIRED_TEXTS as T } from '../texts.ts'
import { EmailProven } from './email-proven.tsx'
import { ProveEmail } from './prove-email.tsx'
import { useResendPause } from './use-resend-pause.ts'

export function VerifyEmail() {
  const token = useLinkToken()
  if (token === undefined) return <PageSpinner />
  if (token !== null) return <ProveEmail token={token} />
  return (
    <RequireUser visitor={<Navigate to="/" replace />}>
      {(user) => (user.emailVerified === 1 ? <Verified /> : <VerificationRequired user={user} />)}
    </RequireUser>
  )
}

/** A tab in the background leaves the draft to the tab in which the user goes on. */
function Verified() {
  return useHasFocus() ? <GoOn /> : <EmailProven message={ACCOUNT_MESSAGES.emailVerified} />
}

function VerificationRequired({ user }: { readonly user: User }) {
  const { id, email, emailVerificationSentAt } = user
  const pause = useResendPause(id)
  const [isSending, setIsSending] = useState(false)
  const [reason, setReason] = useState<string | null>(null)

  async function resend() {
    if (isSending || pause.seconds > 0) return
    setIsSending(true)
    setReason(null)
    try {
      const { message } = await call(accounts.resendVerification)
      showToast({ title: T.toast, description: message })
      pause.begin()
    } catch (error) {
      if (isUnauthorized(error)) void recheckSession()
      const isTooSoon = error instanceof ApiError && error.status === 429
      showToast(isTooSoon ? T.tooSoon : T.failed)
      setReason(isTooSoon ? T.tooSoon.description : toServerReason(error))
    } finally {
      setIsSending(false)
    }
  }
  async function check() {
    setReason(null)
    await recheckSession()
    if (readKnownUser()?.data?.emailVerified === 0) setReason(T.notVerified)
  }
  const isSent = emailVerificationSentAt !== null || pause.seconds > 0
  const send = (
    <Button
      key="send"
      look={isSent ? 'plain' : 'primary'}
      aria-disabled={isSending || pause.seconds > 0}
      onClick={resend}
      className="min-h-10 tabular-nums"
    >
      {isSending ? T.sending : pause.seconds > 0 ? T.sent(pause.seconds) : isSent ? T.resend : T.send}
    </Button>
  )
  const verified = (
    <Button key="verified" look={isSent ? 'primary' : 'plain'} className="min-h-10" onClick={check}>
      {T.verified}
    </Button>
  )
  return (
    <AuthFrame
      title={T.title}
      drawing={<LetterDrawing />}
      intro={
        <>
          <p>{isSent ? T.sentTo : T.notSentTo}</p>
          <p className="font-semibold wrap-anywhere text-ink">{email}</p>
        </>
      }
    >
      <ol className="mt-5 grid gap-2.5 text-sm/6">
        {(isSent ? T.steps : T.stepsToSend).map((text, place) => (
          <li key={text} className="grid grid-cols-[auto_1fr] items-baseline gap-3">
            <span aria-hidden="true" className={`font-semibold tabular-nums ${STEP_INKS[place]}`}>
              {place + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
      <DemoMailNote />
      {reason !== null && (
        <div className="mt-5">
          <FormAlert>{reason}</FormAlert>
        </div>
      )}
      <div className="mt-6 grid gap-2">{isSent ? [verified, send] : [send, verified]}</div>
      <p className="mt-5 text-sm/6 text-soft">
        <RichText text={T.help} tags={{ contact: toLink('/contact'), account: toLink('/account') }} />
      </p>
    </AuthFrame>
  )
}

function toServerReason(error: unknown): string | null {
  return error instanceof ApiError ? (error.body?.message ?? null) : null
}

const STEP_INKS = ['text-thread-ink-1', 'text-thread-ink-2', 'text-thread-ink-3'] as const

/** False while the user works in another tab or window. */
function useHasFocus(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hasFocus(),
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const events = new AbortController()
  addEventListener('focus', listener, { signal: events.signal })
  addEventListener('blur', listener, { signal: events.signal })
  return () => events.abort()
}
