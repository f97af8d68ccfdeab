import { setTimeout as delay } from 'node:timers/promises'
import * as client from 'openid-client'
import { type Identity, toIdentity } from './identity.ts'
import { SignInError } from './sign-in-error.ts'
import { toSignInError } from './to-sign-in-error.ts'

export interface ProviderSettings {
  readonly issuer: URL
  readonly clientId: string
  readonly clientSecret: string | null
}

export interface Secrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface IdentityProvider {
  authorizationUrl(redirectUrl: string, secrets: Secrets): Promise<string>
  identify(callback: URL, secrets: Secrets): Promise<Identity>
}

interface TimeLimits {
  readonly requestSeconds: number
  readonly timeLimitMs: number
}

const TIME_LIMITS: TimeLimits = { requestSeconds: 3, timeLimitMs: 4500 }

const METADATA_MS = 60 * 60 * 1000

const CLOCK_TOLERANCE_SECONDS = 60

export function createOpenIdConnect(settings: ProviderSettings, limits = TIME_LIMITS): IdentityProvider {
  const { issuer, clientId } = settings
  const discoverOnce = createDiscovery(settings, limits)
  const ask = <Result>(work: (configuration: client.Configuration) => Promise<Result>) =>
    within(limits.timeLimitMs, discoverOnce().then(work)).catch((error: unknown) => {
      throw toSignInError(error)
    })

  return {
    authorizationUrl: (redirectUrl, { state, nonce, codeVerifier }) =>
      ask(async (configuration) => {
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUrl,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        })
        return url.href
      }),

    identify: (callback, { state, nonce, codeVerifier }) =>
      ask(async (configuration) => {
        const tokens = await client.authorizationCodeGrant(configuration, callback, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (claims === undefined)
          throw new SignInError('incomplete', 'The identity provider sent no ID token.')
        checkClaims(claims)
        const isComplete =
          claims['email'] !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined
        const userInfo = isComplete
          ? {}
          : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        return toIdentity(claims, userInfo)
      }),
  }

  /** Checks what the library doesn't: the token is for this client only and isn't from the future. */
  function checkClaims({ aud, azp, iat }: client.IDToken): void {
    const audiences = typeof aud === 'string' ? [aud] : aud
    if (audiences.length !== 1 || audiences[0] !== clientId || (azp !== undefined && azp !== clientId)) {
      throw new SignInError('incomplete', 'The ID token is meant for another client.')
    }
    if (iat > Date.now() / 1000 + CLOCK_TOLERANCE_SECONDS) {
      throw new SignInError(
        'incomplete',
        `The ID token was issued in the future: the clock of ${issuer.href} differs.`,
      )
    }
  }
}

function createDiscovery(settings: ProviderSettings, { requestSeconds }: TimeLimits) {
  let known: Promise<client.Configuration> | null = null
  let knownSince = 0

  return (): Promise<client.Configuration> => {
    if (known !== null && performance.now() - knownSince < METADATA_MS) return known
    const attempt = discover(settings, requestSeconds)
    known = attempt
    knownSince = performance.now()
    attempt.catch(() => {
      if (known === attempt) known = null
    })
    return attempt
  }
}

async function discover(
  { issuer, clientId, clientSecret }: ProviderSettings,
  requestSeconds: number,
): Promise<client.Configuration> {
  const metadata = { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS }
  const authentication = clientSecret === null ? client.None() : authenticateWith(clientSecret)
  const configuration = await client
    .discovery(issuer, clientId, metadata, authentication, {
      timeout: requestSeconds,
      execute: [
        client.enableNonRepudiationChecks,
        // The settings allow an HTTP issuer only on this machine.
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    })
    .catch((error: unknown) => {
      throw new SignInError('unavailable', toSignInError(error).message)
    })
  const named = configuration.serverMetadata().issuer
  if (URL.parse(named)?.href === issuer.href) return configuration
  throw new SignInError('unavailable', `The identity provider at ${issuer.href} calls itself ${named}.`)
}

/** Uses the header, the default of OpenID Connect, unless the provider accepts the secret only elsewhere. */
function authenticateWith(secret: string): client.ClientAuth {
  const inHeader = client.ClientSecretBasic(secret)
  const inBody = client.ClientSecretPost(secret)
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? inHeader : inBody)(server, ...request)
  }
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const isDone = new AbortController()
  const tooLate = delay(milliseconds, null, { signal: isDone.signal }).then(() => {
    throw new SignInError('unavailable', `The identity provider took longer than ${milliseconds} ms.`)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    isDone.abort()
  }
}
