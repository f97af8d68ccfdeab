import { randomBytes } from 'node:crypto'
import { IDENTITY_CALLBACK_PATH } from '@wordloom/contract'
import { createOpenIdConnect } from '../features/identity-provider/open-id-connect.ts'
import { judgeClock, secondsAheadOf } from './check-clock.ts'
import type { Examination } from './examine.ts'
import { type Finding, fine, problem, reasonOf } from './finding.ts'

const SUBJECT = 'identity provider'

export async function checkIdentityProvider({ config }: Examination): Promise<readonly Finding[]> {
  const { identityProvider: settings, publicUrl } = config
  if (settings === null) return [fine(SUBJECT, 'none: people sign in by password')]
  const origin = publicUrl?.origin ?? `http://${config.host}:${config.port}`
  const callback = `${origin}${IDENTITY_CALLBACK_PATH}`
  const secret = () => randomBytes(32).toString('base64url')
  try {
    const secrets = { state: secret(), nonce: secret(), codeVerifier: secret() }
    const way = await createOpenIdConnect(settings).authorizationUrl(callback, secrets)
    const ahead = await secondsAheadOf(settings.issuer)
    return [
      fine(SUBJECT, `${settings.issuer.href} tells where to sign in: ${new URL(way).origin}`),
      fine(SUBJECT, `${callback} must be registered there as redirect address`),
      ...(ahead === null ? [] : [judgeClock("the identity provider's", ahead)]),
    ]
  } catch (error) {
    return [
      problem(
        SUBJECT,
        `${settings.issuer.href} cannot be used: ${reasonOf(error)}`,
        'Check OIDC_ISSUER (as its own discovery document names it), and that this machine reaches it.',
      ),
    ]
  }
}
