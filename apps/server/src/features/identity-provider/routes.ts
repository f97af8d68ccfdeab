import {
  IDENTITY_CALLBACK_PATH,
  identityProvider,
  SECOND_STEP_PATH,
  SIGN_IN_PATH,
  SIGN_IN_PROBLEMS,
  type SignInProblem,
} from '@wordloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { RequestError, toRefusal } from '../../errors.ts'
import { logRefusal } from '../../http/monitoring/log.ts'
import type { Pages } from '../../http/pages/pages.ts'
import { serve } from '../../http/serve.ts'
import { createBrowserMark } from './browser-mark.ts'
import { toReturnPath } from './return-path.ts'
import type { IdentityService } from './service.ts'
import { SignInError } from './sign-in-error.ts'

interface Settings {
  readonly beforeSignIn: preHandlerAsyncHookHandler
  readonly isSecure: boolean
  readonly pages: Pick<Pages, 'send'>
}

export function identityProviderRoutes(
  app: FastifyInstance,
  service: IdentityService,
  { beforeSignIn, isSecure, pages }: Settings,
): void {
  const mark = createBrowserMark(isSecure)
  const errorHandler = showProblems(pages)

  app.get(SIGN_IN_PATH, { errorHandler, preHandler: beforeSignIn }, async (request, reply) => {
    const browser = mark.keep(request, reply)
    const returnTo = toReturnPath(readOnly(request, 'returnTo') ?? readOnly(request, 'next'))
    return reply.redirect(await service.beginSignIn(browser, returnTo, request.client), 303)
  })

  app.get(IDENTITY_CALLBACK_PATH, { errorHandler }, async (request, reply) => {
    const { client, cookieJar } = request
    const { returnTo, session, secondStep } = await service.complete({
      parameters: parametersOf(request),
      browser: mark.read(request),
      client,
      session: cookieJar.session,
    })
    if (session !== null) cookieJar.startSession(session)
    if (secondStep === null) return reply.redirect(returnTo, 303)
    cookieJar.startSecondStep(secondStep)
    return reply.redirect(`${SECOND_STEP_PATH}?${new URLSearchParams({ returnTo })}`, 303)
  })

  serve(app, identityProvider.link, async ({ viewer, body, request, reply }) => {
    const browser = mark.keep(request, reply)
    const location = await service.beginLink(browser, viewer, body.currentPassword).catch(refuse)
    return { location }
  })
  serve(app, identityProvider.unlink, ({ viewer, client }) => service.unlink(viewer, client))
}

export function noIdentityProviderRoutes(app: FastifyInstance): void {
  for (const endpoint of Object.values(identityProvider)) {
    serve(app, endpoint, async () => {
      throw new RequestError('not_found')
    })
  }
}

function parametersOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(request.url.split('?').slice(1).join('?'))
}

function readOnly(request: FastifyRequest, name: string): string | undefined {
  const [value, ...others] = parametersOf(request).getAll(name)
  return others.length === 0 ? value : undefined
}

/** People open these URLs as links, so errors appear as pages. */
function showProblems(pages: Settings['pages']) {
  return async (error: Error, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const show = (problem: SignInProblem, status: number = SIGN_IN_PROBLEMS[problem].status) =>
      pages.send(SIGN_IN_PROBLEMS[problem].path, status, request, reply)
    if (error instanceof SignInError) {
      const { problem, message: reason } = error
      const level = problem === 'unavailable' ? 'warn' : 'info'
      const { address } = request.client
      request.log[level](
        { problem, reason, address },
        'a sign-in through the identity provider came to nothing',
      )
      return show(problem)
    }
    if (error instanceof RequestError && error.code === 'too_many_requests') {
      logRefusal(error, toRefusal(error, request.id), request)
      reply.header('retry-after', String(error.retryAfter))
      return show('incomplete', 429)
    }
    throw error
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof SignInError)) throw error
  throw new RequestError('bad_gateway', { message: SIGN_IN_PROBLEMS[error.problem].message, cause: error })
}
