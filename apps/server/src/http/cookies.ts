import { randomBytes } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const DAY_SECONDS = 24 * 60 * 60
/** As long as a session can live; the server ends it earlier by its own clock. */
const SESSION_SECONDS = 30 * DAY_SECONDS
const DEVICE_SECONDS = 365 * DAY_SECONDS
const DEVICE_TOKEN = /^[\w-]{43}$/

/** The cookies of the product. With https their names bind them to this host (`__Host-`). */
export interface Cookies {
  /** The secret of the session, as the browser sent it. */
  readonly session: string | null
  /** Marks the browser; made up when it is first asked for. */
  readonly device: () => string
  startSession(secret: string): void
  endSession(): void
  /** Takes back what a browser still holds of a session that is over. */
  forgetSession(): void
}

export function createCookies(isSecure: boolean) {
  const prefix = isSecure ? '__Host-' : ''
  const names = {
    session: `${prefix}session`,
    // Readable, without secret: a page without it need not ask who is signed in.
    hint: `${prefix}signed-in`,
    device: `${prefix}device`,
  }
  const options: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: true }
  const readable = { ...options, httpOnly: false }

  return (request: FastifyRequest, reply: FastifyReply): Cookies => {
    let made: string | undefined
    const device = () => {
      const sent = request.cookies[names.device] ?? ''
      if (DEVICE_TOKEN.test(sent)) return sent
      made ??= randomBytes(32).toString('base64url')
      return made
    }
    const endSession = () => {
      reply.clearCookie(names.session, options)
      reply.clearCookie(names.hint, readable)
    }
    return {
      session: request.cookies[names.session] ?? null,
      device,
      startSession(secret) {
        reply.setCookie(names.session, secret, { ...options, maxAge: SESSION_SECONDS })
        reply.setCookie(names.hint, '1', { ...readable, maxAge: SESSION_SECONDS })
        reply.setCookie(names.device, device(), { ...options, maxAge: DEVICE_SECONDS })
      },
      endSession,
      forgetSession() {
        if (names.session in request.cookies || names.hint in request.cookies) endSession()
      },
    }
  }
}
