import { secondFactors, type WebAuthnJson } from '@wordloom/contract'
import { useCallback, useRef, useState } from 'react'
import { call } from '#platform/lib/api.ts'
import { toFailure } from '#platform/lib/failure.ts'
import { Button } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { arePasskeysPossible } from '../../passkeys/passkeys-possible.ts'
import { FAILED } from '../texts.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { FACTOR_TEXTS } from './texts.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { isSignInOver, renewChallenge } from './waiting-step.ts'

const T = FACTOR_TEXTS.passkey

interface PasskeyFormProps {
  readonly options: WebAuthnJson
  readonly onOver: () => void
}

export function PasskeyForm({ options, onOver }: PasskeyFormProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useFocusOnArrival(useCallback(() => button.current?.focus(), []))

  async function prove() {
    if (isPending) return
    setIsPending(true)
    setFailure(null)
    const { askForPasskey } = await import('../../passkeys/ceremonies.ts')
    const { toPasskeyProblem } = await import('../../passkeys/passkey-problem.ts')
    try {
      const response = await askForPasskey(options)
      await finishSignIn(
        await call(secondFactors.prove, { body: { factor: 'passkey', response } }),
        'passkey',
      )
    } catch (error) {
      if (isSignInOver(error)) return onOver()
      setFailure(toPasskeyProblem(error) ?? toFailure(error, FAILED).description)
      setIsPending(false)
      await renewChallenge()
    }
  }
  if (!arePasskeysPossible()) return <p className="mt-5 text-sm/6">{T.impossible}</p>
  return (
    <div className="mt-6 grid gap-4">
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <Button ref={button} look="primary" aria-disabled={isPending} onClick={prove} className="min-h-10">
        {isPending ? T.pending : T.submit}
      </Button>
    </div>
  )
}
