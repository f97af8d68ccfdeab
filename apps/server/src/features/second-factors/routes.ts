import { type SecondStep, secondFactors } from '@wordloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../../errors.ts'
import { serve } from '../../http/serve.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import type { RelyingParty } from './passkeys/web-authn.ts'
import type { SecondFactorService } from './service.ts'

interface Settings {
  readonly steps: {
    describe(secret: string | null, party: RelyingParty): Promise<SecondStep | null>
  }
  readonly origin: string | null
}

export function secondFactorRoutes(
  app: FastifyInstance,
  service: SecondFactorService,
  { steps, origin }: Settings,
): void {
  const partyOf = (request: FastifyRequest) => relyingPartyOf(request, origin)

  serve(app, secondFactors.step, async ({ cookies, request }) => {
    const step = await steps.describe(cookies.secondStep, partyOf(request))
    if (step === null) throw new RequestError('not_found')
    return step
  })
  serve(app, secondFactors.prove, async ({ body, client, cookies, request }) => {
    const { secondStep, session } = cookies
    const { user, secret } = await service.prove(secondStep, body, partyOf(request), client, session)
    cookies.startSession(secret)
    return user
  })
  serve(app, secondFactors.passkeyOptions, ({ client, request }) =>
    service.beginPasskeySignIn(partyOf(request), client),
  )
  serve(app, secondFactors.signInWithPasskey, async ({ body, client, cookies, request }) => {
    const { user, secret } = await service.signInWithPasskey(
      body.response,
      partyOf(request),
      client,
      cookies.session,
    )
    cookies.startSession(secret)
    return user
  })

  serve(app, secondFactors.list, ({ viewer }) => service.list(viewer))
  serve(app, secondFactors.beginApp, ({ viewer, body }) => service.beginApp(viewer, body.currentPassword))
  serve(app, secondFactors.confirmApp, ({ viewer, body, client }) =>
    service.confirmApp(viewer, body.code, client),
  )
  serve(app, secondFactors.removeApp, ({ viewer, body, client }) =>
    service.removeApp(viewer, body.currentPassword, client),
  )
  serve(app, secondFactors.beginPasskey, ({ viewer, body, request }) =>
    service.beginPasskey(viewer, body.currentPassword, partyOf(request)),
  )
  serve(app, secondFactors.addPasskey, ({ viewer, body, client, request }) =>
    service.addPasskey(viewer, body, partyOf(request), client),
  )
  serve(app, secondFactors.renamePasskey, ({ viewer, params, body }) =>
    service.renamePasskey(viewer, params.id, body.name),
  )
  serve(app, secondFactors.removePasskey, ({ viewer, params, body, client }) =>
    service.removePasskey(viewer, params.id, body.currentPassword, client),
  )
  serve(app, secondFactors.renewRecoveryCodes, ({ viewer, body, client }) =>
    service.renewRecoveryCodes(viewer, body.currentPassword, client),
  )
}
