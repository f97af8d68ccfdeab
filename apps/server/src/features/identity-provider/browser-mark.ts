import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createSecret, isSecret } from './secrets.ts'
import { REQUEST_SECONDS } from './storage.ts'

/** Binds a sign-in to its browser. `SameSite=Lax`, because the provider is another site. */
export function createBrowserMark(isSecure: boolean) {
  const name = isSecure ? '__Host-sign-in' : 'sign-in'
  const options: CookieSerializeOptions = {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    httpOnly: true,
    maxAge: REQUEST_SECONDS,
  }
  const read = (request: FastifyRequest): string => {
    const mark = request.cookies[name]
    return isSecret(mark) ? mark : ''
  }
  return {
    read,
    keep(request: FastifyRequest, reply: FastifyReply): string {
      const mark = read(request) || createSecret()
      reply.setCookie(name, mark, options)
      return mark
    },
  }
}
