import { randomBytes } from 'node:crypto'
import { IDENTITY_CALLBACK_PATH } from '@wordloom/contract'
import { createOpenIdConnect } from '../../features/identity-provider/open-id-connect.ts'
import { type Examination, type Finding, fine, problem, reasonOf } from '../finding.ts'
import { judgeClock, secondsAheadOf } from './check-clock.ts'

const SUBJECT = 'identity provider'

export async function checkIdentityProvider({ config }: Examination): Promise<readonly Finding[]> {
  const { identityProvider: settings, publicUrl } = config
  if (settings === null) return [fine(SUBJECT, 'none: people sign in with passwords')]
  const origin = publicUrl?.origin ?? `http://${config.host}:${config.port}`
  const callback = `${origin}${IDENTITY_CALLBACK_PATH}`
  const secret = () => randomBytes(32).toString('base64url')
  try {
    const secrets = { state: secret(), nonce: secret(), codeVerifier: secret() }
    const way = await createOpenIdConnect(settings).authorizationUrl(callback, secrets)
    const ahead = await secondsAheadOf(settings.issuer)
    return [
      fine(SUBJECT, `${settings.issuer.href} names its sign-in page: ${new URL(way).origin}`),
      fine(SUBJECT, `${callback} must be registered there as the redirect URL`),
      ...(ahead === null ? [] : [judgeClock("the identity provider's", ahead)]),
    ]
  } catch (error) {
    return [
      problem(
        SUBJECT,
        `${settings.issuer.href} can't be used: ${reasonOf(error)}`,
        'Check that OIDC_ISSUER is the issuer in its discovery document, and that this machine can reach it.',
      ),
    ]
  }
}
