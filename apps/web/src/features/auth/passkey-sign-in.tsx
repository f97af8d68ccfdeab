import { useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { OTHER_WAYS_TEXTS as T } from './texts.ts'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'

export function PasskeySignIn() {
  const offerAgain = usePasskeyAutofill()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function signIn() {
    if (isPending) return
    setIsPending(true)
    setFailure(null)
    const { signInByPasskey } = await import('./sign-in-by-passkey.ts')
    const failed = await signInByPasskey()
    setIsPending(false)
    if (failed === null) return
    showToast(failed)
    setFailure(failed.description)
    offerAgain()
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
