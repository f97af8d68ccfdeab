import { secondFactors, type WebAuthnJson } from '@wordloom/contract'
import { call } from '#platform/lib/api.ts'
import type { Failure } from '#platform/lib/failure.ts'
import { setUser } from '#platform/user/session.ts'
import { showToast } from '#ui/toast/toast.ts'
import { askForPasskey, giveUpPasskeys, offerPasskeys } from '../../passkeys/ceremonies.ts'
import { isGivenUp, toPasskeyProblem } from '../../passkeys/passkey-problem.ts'
import { LOGIN_TEXTS as T } from '../texts.ts'
import { toSignInFailure } from './sign-in-failure.ts'

/** Returns what went wrong, or null if it worked or the person canceled. */
export async function signInByPasskey(): Promise<Failure | null> {
  try {
    return await signInWith(await askForPasskey(await beginSignIn()))
  } catch (error) {
    if (isGivenUp(error)) return null
    const problem = toPasskeyProblem(error)
    return problem === undefined ? toSignInFailure(error) : { title: T.failed.title, description: problem }
  }
}

export async function offerPasskeySignIn(signal: AbortSignal): Promise<void> {
  signal.addEventListener('abort', giveUpPasskeys)
  for (;;) {
    const response = await beginSignIn()
      .then((options) => (signal.aborted ? null : offerPasskeys(options)))
      // The person didn't ask for this, so errors stay silent. The button reports them.
      .catch(() => null)
    if (response === null) return
    const failure = await signInWith(response)
    if (failure === null || signal.aborted) return
    showToast(failure)
  }
}

async function beginSignIn(): Promise<WebAuthnJson> {
  return (await call(secondFactors.passkeyOptions)).options
}

async function signInWith(response: WebAuthnJson): Promise<Failure | null> {
  try {
    setUser(await call(secondFactors.signInWithPasskey, { body: { response } }))
    showToast(T.done)
    return null
  } catch (error) {
    return toSignInFailure(error)
  }
}
