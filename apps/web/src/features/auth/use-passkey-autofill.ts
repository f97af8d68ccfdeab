import { useEffect, useState } from 'react'
import { arePasskeysPossible } from '../../shared/passkeys/passkeys-possible.ts'

/**
 * Offers passkeys in autofill (WebAuthn level 3, conditional mediation). Browsers run one passkey request at
 * a time, so the sign-in button ends the offer. Call the returned function to renew it.
 */
export function usePasskeyAutofill(): () => void {
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is an offer of its own.
  useEffect(() => {
    const offer = new AbortController()
    void begin(offer.signal)
    return () => offer.abort()
  }, [turn])
  return () => setTurn((before) => before + 1)
}

async function begin(signal: AbortSignal): Promise<void> {
  const canFillIn = arePasskeysPossible() && PublicKeyCredential.isConditionalMediationAvailable
  if (!canFillIn || !(await PublicKeyCredential.isConditionalMediationAvailable())) return
  const { offerPasskeySignIn } = await import('./sign-in-by-passkey.ts')
  if (!signal.aborted) await offerPasskeySignIn(signal)
}
