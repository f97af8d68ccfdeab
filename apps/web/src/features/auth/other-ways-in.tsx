import { SIGN_IN_PATH, type SignInOptions } from '@wordloom/contract'
import { DemoLinkText } from '../../shared/account/demo-mail-text.tsx'
import { DEMO_TEXTS } from '../../shared/account/texts.ts'
import { useIsAlive } from '../../shared/document/use-is-alive.ts'
import { arePasskeysPossible } from '../../shared/passkeys/passkeys-possible.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { useSignInOptions } from './sign-in-options.ts'
import { OTHER_WAYS_TEXTS as T } from './texts.ts'

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
          <p className="text-[13px]/5 text-soft">{T.aboutDemo}</p>
        </>
      )}
      {isDemoUnopened && (
        <p className="text-[13px]/5 text-soft">
          <DemoLinkText text={DEMO_TEXTS.administratorUnopened} />
        </p>
      )}
    </div>
  )
}
