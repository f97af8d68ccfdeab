import { accounts } from '@wordloom/contract'
import { useEffect, useRef, useState } from 'react'
import { ApiError, call } from '#platform/lib/api.ts'
import { recheckSession } from '#platform/user/session.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { reportAuthFailure } from '../report-failure.ts'
import { PROVE_EMAIL_TEXTS as T } from '../texts.ts'
import { EmailProven } from './email-proven.tsx'
import { NewLink } from './link-failure.tsx'
import { ProveByPassword } from './prove-by-password.tsx'

/** Mail scanners open links, and some run scripts, so only pressing a button verifies the address. */
export function ProveEmail({ token }: { readonly token: string }) {
  const [done, setDone] = useState<string | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  if (done !== null) return <EmailProven message={done} />
  if (reason !== null) return <ProveByPassword token={token} reason={reason} onDone={setDone} />
  return <Prove token={token} onDone={setDone} onPasswordNeeded={setReason} />
}

interface ProveProps {
  readonly token: string
  readonly onDone: (message: string) => void
  readonly onPasswordNeeded: (reason: string) => void
}

function Prove({ token, onDone, onPasswordNeeded }: ProveProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => button.current?.focus(), [])

  async function prove() {
    if (isPending) return
    setIsPending(true)
    setFailure(null)
    try {
      const { message } = await call(accounts.verifyEmail, { body: { token } })
      await recheckSession()
      onDone(message)
    } catch (error) {
      const body = error instanceof ApiError ? error.body : null
      if (body?.code === 'password_required') return onPasswordNeeded(body.message)
      setFailure(reportAuthFailure(error))
      setIsPending(false)
    }
  }
  return (
    <AuthFrame title={T.title} intro={<p>{T.intro}</p>}>
      {failure !== null && (
        <div className="mt-5">
          <FormAlert>{failure}</FormAlert>
        </div>
      )}
      <Button
        ref={button}
        look="primary"
        aria-disabled={isPending}
        onClick={prove}
        className="mt-6 min-h-10 w-full"
      >
        {isPending ? T.pending : T.submit}
      </Button>
      {failure !== null && <NewLink />}
    </AuthFrame>
  )
}
