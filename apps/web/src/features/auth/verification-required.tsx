import { accounts } from '@wordloom/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError, call, isUnauthorized } from '../../shared/lib/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { recheckSession } from '../../shared/user/session.ts'
import { AuthFrame } from './auth-frame.tsx'
import { DemoMailNote } from './demo-mail-note.tsx'

type Sending = 'idle' | 'pending' | 'sent'

const LABELS: Record<Sending, string> = {
  idle: 'Resend verification email',
  pending: 'Sending…',
  sent: 'Verification email sent',
}

export function VerificationRequired({ email }: { readonly email: string }) {
  const [sending, setSending] = useState<Sending>('idle')
  const [reason, setReason] = useState<string | null>(null)

  async function resend() {
    if (sending !== 'idle') return
    setSending('pending')
    setReason(null)
    try {
      const { message } = await call(accounts.resendVerification)
      showToast({ title: 'Email Sent', description: message })
      setSending('sent')
    } catch (error) {
      showToast({ title: 'Error', description: 'Failed to send verification email. Please try again.' })
      setSending('idle')
      if (isUnauthorized(error)) void recheckSession()
      else setReason(error instanceof ApiError ? (error.body?.message ?? null) : null)
    }
  }
  return (
    <AuthFrame
      title="Email verification required"
      intro={
        <>
          <p>We sent a link to</p>
          <p className="font-semibold break-all text-ink">{email}</p>
        </>
      }
    >
      <ol className="mt-5 grid gap-2.5 text-sm/6">
        {STEPS.map(({ text, colour }, place) => (
          <li key={text} className="grid grid-cols-[auto_1fr] items-baseline gap-3">
            <span aria-hidden="true" className={`font-semibold tabular-nums ${colour}`}>
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
      <div className="mt-6 grid gap-2">
        <Button look="primary" aria-disabled={sending !== 'idle'} onClick={resend} className="min-h-10">
          {LABELS[sending]}
        </Button>
        <Button className="min-h-10" onClick={() => recheckSession()}>
          I have verified it
        </Button>
      </div>
      <p className="mt-5 text-sm/6 text-soft">
        Nothing arrives?{' '}
        <Link to="/contact" className={TEXT_LINK}>
          Contact support
        </Link>
        . Not your address?{' '}
        <Link to="/account" className={TEXT_LINK}>
          Change it
        </Link>
        .
      </p>
    </AuthFrame>
  )
}

const STEPS = [
  { text: 'Open the email from Wordloom. It may be in the spam folder.', colour: 'text-thread-ink-1' },
  { text: 'Follow its link and press Verify my email.', colour: 'text-thread-ink-2' },
  { text: 'Come back: you can go on from either page.', colour: 'text-thread-ink-3' },
] as const
