import { IDENTITY_CALLBACK_PATH } from '@wordloom/contract'
import type { Client } from '../../ports/client.ts'
import { perNetwork } from '../../ports/rate-limits.ts'
import type { Viewer } from '../../ports/viewer.ts'
import { createAdmission } from './admission.ts'
import type { Identity } from './identity.ts'
import { createLinking } from './linking.ts'
import type { IdentityParts } from './parts.ts'
import { createSecrets, hashOfState } from './secrets.ts'
import { SignInError } from './sign-in-error.ts'
import type { IdentityRequest } from './storage.ts'

interface Callback {
  readonly parameters: URLSearchParams
  readonly browser: string
  readonly client: Client
  readonly session: string | null
}

interface Completion {
  readonly returnTo: string
  readonly session: string | null
  readonly secondStep: string | null
}

type Entry = Pick<Completion, 'session' | 'secondStep'>

const ACCOUNT_PAGE = '/account'

const ACTION_BY_WAY = {
  known: null,
  linked: 'identity_provider_linked',
  'taken over': 'taken_over',
  created: 'sign_up',
} as const

export type IdentityService = ReturnType<typeof createIdentityService>

export function createIdentityService(parts: IdentityParts) {
  const { storage, provider, publicUrl, sessions, secondSteps, rateLimits, auditLog } = parts
  const admit = createAdmission(parts)
  const { permit, link, unlink } = createLinking(parts)

  return {
    unlink,
    purge: () => storage.purge(),

    async beginSignIn(browser: string, returnTo: string, client: Client): Promise<string> {
      await rateLimits.take([perNetwork('identityProviderPerNetwork', client)])
      return begin(browser, { userId: null, returnTo })
    },

    async beginLink(browser: string, viewer: Viewer, currentPassword: string | undefined): Promise<string> {
      await permit(viewer, currentPassword)
      return begin(browser, { userId: viewer.user.id, returnTo: ACCOUNT_PAGE })
    },

    async complete({ parameters, browser, client, session }: Callback): Promise<Completion> {
      const state = parameters.get('state') ?? ''
      const request = await storage.takeRequest(hashOfState(state, browser))
      if (request === null) {
        throw new SignInError('incomplete', "This browser didn't start a sign-in that matches this answer.")
      }
      const { nonce, codeVerifier, returnTo, userId } = request
      const identity = await provider.identify(new URL(`?${parameters}`, redirectUrl()), {
        state,
        nonce,
        codeVerifier,
      })
      if (userId === null) return { returnTo, ...(await signIn(identity, client, session)) }
      await link(userId, identity, client, session)
      return { returnTo, session: null, secondStep: null }
    },
  }

  function redirectUrl(): string {
    return new URL(IDENTITY_CALLBACK_PATH, publicUrl()).href
  }

  async function begin(browser: string, request: Pick<IdentityRequest, 'userId' | 'returnTo'>) {
    const secrets = createSecrets()
    const { state, nonce, codeVerifier } = secrets
    const location = await provider.authorizationUrl(redirectUrl(), secrets)
    await storage.saveRequest(hashOfState(state, browser), { ...request, codeVerifier, nonce })
    return location
  }

  function signIn(identity: Identity, client: Client, replaced: string | null): Promise<Entry> {
    return storage.transaction(async (transaction) => {
      const { user, way } = await admit(transaction, identity)
      const { issuer } = identity
      const about = { actorId: user.id, subjectId: user.id, address: client.address, details: { issuer } }
      const action = ACTION_BY_WAY[way]
      if (action !== null) await auditLog.record(transaction, { ...about, action })
      const secondStep = await secondSteps.begin(transaction, user.id)
      if (secondStep !== null) return { session: null, secondStep }
      await auditLog.record(transaction, { ...about, action: 'sign_in' })
      return { session: await sessions.start(transaction, user.id, client, replaced), secondStep: null }
    })
  }
}
