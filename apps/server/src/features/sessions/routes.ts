import {
  type SecondStep,
  SIGN_IN_PATH,
  SIGN_IN_PROBLEMS,
  SIGN_OUT_PATH,
  type SignInOptions,
  sessions,
} from '@wordloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../../errors.ts'
import { isFromOwnOrigin } from '../../http/guards/guard.ts'
import type { Demo } from '../../http/pages/demo.ts'
import { serve } from '../../http/serve.ts'
import type { SessionService } from './service.ts'

interface Settings {
  readonly origin: string | null
  readonly options: Omit<SignInOptions, 'isDemoUnopened'>
  readonly demo: Demo
  readonly describeSecondStep: (secret: string, request: FastifyRequest) => Promise<SecondStep | null>
}

export function sessionRoutes(
  app: FastifyInstance,
  service: SessionService,
  { origin, options, demo, describeSecondStep }: Settings,
): void {
  serve(app, sessions.options, async ({ request }) => {
    const isOpen = demo.isOpen(request)
    const isDemoUnopened = demo.isUnopened(request)
    return {
      ...options,
      demoAccount: isOpen ? options.demoAccount : null,
      hasDemoMail: options.hasDemoMail && (isOpen || isDemoUnopened),
      isDemoUnopened,
    }
  })
  serve(app, sessions.signIn, async ({ body, client, cookies, request }) => {
    const { user, isPending, secret } = await service.signIn(body, client, cookies.session)
    if (!isPending) {
      cookies.startSession(secret)
      return user
    }
    cookies.startSecondStep(secret)
    const step = await describeSecondStep(secret, request)
    if (step === null) throw new RequestError('conflict')
    return step
  })
  serve(app, sessions.currentUser, async ({ viewer }) => viewer.user)
  serve(app, sessions.list, ({ viewer }) => service.list(viewer))
  serve(app, sessions.end, ({ viewer, params, client }) => service.end(viewer, params.id, client))
  serve(app, sessions.endOthers, ({ viewer, client }) => service.endOthers(viewer, client))

  app.get(SIGN_OUT_PATH, async (request, reply) => {
    if (isMeant(request, origin)) {
      const { session } = request.cookieJar
      if (session !== null) await service.signOut(session)
      request.cookieJar.endSession()
      reply.header('clear-site-data', '"cache"')
    }
    return reply.redirect('/', 303)
  })
}

export function beforeSignIn(
  service: Pick<SessionService, 'isSuspended'>,
  { origin }: Pick<Settings, 'origin'>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isFromOwnOrigin(request, origin)) return reply.redirect('/', 303)
    const { session, device } = request.cookieJar
    if (session === null || !(await service.isSuspended(session, device))) return undefined
    // The next sign-in from this browser may be to another account.
    request.cookieJar.endSession()
    return reply.redirect(SIGN_IN_PROBLEMS.suspended.path, 303)
  }
}

export function signInLink(app: FastifyInstance, preHandler: ReturnType<typeof beforeSignIn>): void {
  app.get<{ Querystring: { intent?: unknown } }>(SIGN_IN_PATH, { preHandler }, (request, reply) =>
    reply.redirect(request.query.intent === 'signup' ? '/signup' : '/login', 303),
  )
}

/** Rules out links on other sites, and prefetches. */
function isMeant(request: FastifyRequest, origin: string | null): boolean {
  const purpose = request.headers['sec-purpose'] ?? ''
  return isFromOwnOrigin(request, origin) && !String(purpose).includes('prefetch')
}
