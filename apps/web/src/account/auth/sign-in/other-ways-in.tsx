import { SIGN_IN_PATH, type SignInOptions } from '@wordloom/contract'
import { useEffect, useRef, useState } from 'react'
import { useIsAlive } from '#platform/document/use-is-alive.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { DemoLinkText } from '../../demo-mail-text.tsx'
import { arePasskeysPossible } from '../../passkeys/passkeys-possible.ts'
import { DEMO_TEXTS } from '../../texts.ts'
import { useSignInOptions } from '../sign-in-options.ts'
import { OTHER_WAYS_TEXTS as T } from '../texts.ts'

interface OtherWaysInProps {
  readonly onDemoAccount: (account: NonNullable<SignInOptions['demoAccount']>) => void
}

/** Comes last on the page, so that nothing moves once these options load. */
export function OtherWaysIn({ onDemoAccount }: OtherWaysInProps) {
  const { identityProvider, demoAccount, isDemoUnopened } = useSignInOptions()
  const hasPasskeys = useIsAlive() && arePasskeysPossible()
  if (!hasPasskeys && identityProvider === null && demoAccount === null && !isDemoUnopened) return null
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-6">
      {hasPasskeys && <PasskeySignIn />}
      {identityProvider !== null && (
        // The server redirects to the provider, which needs a full page load.
        <a href={SIGN_IN_PATH} className={buttonClass('plain', 'min-h-10')}>
          {T.provider(identityProvider)}
        </a>
      )}
      {demoAccount !== null && (
        <>
          <Button className="min-h-10" onClick={() => onDemoAccount(demoAccount)}>
            {T.demo}
          </Button>
          <p className="text-xs/5 text-soft">{T.aboutDemo}</p>
        </>
      )}
      {isDemoUnopened && (
        <p className="text-xs/5 text-soft">
          <DemoLinkText text={DEMO_TEXTS.administratorUnopened} />
        </p>
      )}
    </div>
  )
}

function PasskeySignIn() {
  const autofill = usePasskeyAutofill()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function signIn() {
    if (isPending) return
    setIsPending(true)
    setFailure(null)
    autofill.stop()
    const { signInByPasskey } = await import('./sign-in-by-passkey.ts')
    const failed = await signInByPasskey()
    setIsPending(false)
    if (failed === null) return
    showToast(failed)
    setFailure(failed.description)
    autofill.offer()
  }
  return (
    <>
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <Button className="min-h-10" aria-disabled={isPending} onClick={signIn}>
        {isPending ? T.passkeyPending : T.passkey}
      </Button>
    </>
  )
}

/** Offers passkeys in autofill until `stop`, and again after `offer`. */
function usePasskeyAutofill() {
  const [turn, setTurn] = useState(0)
  const current = useRef<AbortController | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is an offer of its own.
  useEffect(() => {
    const controller = new AbortController()
    current.current = controller
    void begin(controller.signal)
    return () => controller.abort()
  }, [turn])
  return { stop: () => current.current?.abort(), offer: () => setTurn((before) => before + 1) }
}

async function begin(signal: AbortSignal): Promise<void> {
  const canFillIn = arePasskeysPossible() && PublicKeyCredential.isConditionalMediationAvailable
  if (!canFillIn || !(await PublicKeyCredential.isConditionalMediationAvailable())) return
  const { offerPasskeySignIn } = await import('./sign-in-by-passkey.ts')
  if (!signal.aborted) await offerPasskeySignIn(signal)
}
