import { randomBytes } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { IMPERSONATION_MINUTES, SECOND_STEP_MINUTES } from '@wordloom/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

const DAY_SECONDS = 24 * 60 * 60
const SESSION_SECONDS = 30 * DAY_SECONDS
const IMPERSONATION_SECONDS = IMPERSONATION_MINUTES * 60
const SECOND_STEP_SECONDS = SECOND_STEP_MINUTES * 60
const DEVICE_SECONDS = 365 * DAY_SECONDS
const DEMO_KEY_SECONDS = 30 * DAY_SECONDS
const DEVICE_TOKEN = /^[\w-]{43}$/

/** Over HTTPS, the `__Host-` prefix binds the cookies to this host. */
export interface Cookies {
  readonly session: string | null
  readonly secondStep: string | null
  readonly device: string
  readonly demoKey: string | null
  startSession(secret: string): void
  startSecondStep(secret: string): void
  keepDemoKey(key: string): void
  /** Doesn't make the browser a known device of the user. */
  startImpersonation(secret: string): void
  /** Call this only on sign-out: when a session has expired, the browser may already have a newer one. */
  endSession(): void
}

export function createCookies(isSecure: boolean) {
  const prefix = isSecure ? '__Host-' : ''
  const names = {
    session: `${prefix}session`,
    // Tells pages that there is a session, without a request. The value changes with each session.
    hint: `${prefix}signed-in`,
    impersonating: `${prefix}impersonating`,
    device: `${prefix}device`,
    secondStep: `${prefix}second-step`,
    demoKey: `${prefix}demo-key`,
  }
  const options: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: true }
  const readable = { ...options, httpOnly: false }

  // A class with getters, because this runs per request and most requests use only the session.
  class RequestCookies implements Cookies {
    readonly #request: FastifyRequest
    readonly #reply: FastifyReply
    #madeDevice: string | undefined

    constructor(request: FastifyRequest, reply: FastifyReply) {
      this.#request = request
      this.#reply = reply
    }

    get session() {
      return this.#request.cookies[names.session] ?? null
    }

    get secondStep() {
      return this.#request.cookies[names.secondStep] ?? null
    }

    get device() {
      const sent = this.#request.cookies[names.device] ?? ''
      if (DEVICE_TOKEN.test(sent)) return sent
      this.#madeDevice ??= randomBytes(32).toString('base64url')
      return this.#madeDevice
    }

    get demoKey() {
      return this.#request.cookies[names.demoKey] ?? null
    }

    startSession(secret: string) {
      this.#reply
        .setCookie(names.session, secret, { ...options, maxAge: SESSION_SECONDS })
        .setCookie(names.hint, toMark(), { ...readable, maxAge: SESSION_SECONDS })
        .setCookie(names.device, this.device, { ...options, maxAge: DEVICE_SECONDS })
      this.#endImpersonation()
      this.#endSecondStep()
    }

    startSecondStep(secret: string) {
      this.#reply.setCookie(names.secondStep, secret, { ...options, maxAge: SECOND_STEP_SECONDS })
    }

    startImpersonation(secret: string) {
      this.#reply
        .setCookie(names.session, secret, { ...options, maxAge: IMPERSONATION_SECONDS })
        .setCookie(names.hint, toMark(), { ...readable, maxAge: IMPERSONATION_SECONDS })
        .setCookie(names.impersonating, '1', { ...readable, maxAge: IMPERSONATION_SECONDS })
    }

    keepDemoKey(key: string) {
      this.#reply.setCookie(names.demoKey, key, { ...options, maxAge: DEMO_KEY_SECONDS })
    }

    endSession() {
      this.#reply.clearCookie(names.session, options).clearCookie(names.hint, readable)
      this.#endImpersonation()
    }

    #endSecondStep() {
      const isWaiting = names.secondStep in this.#request.cookies
      if (isWaiting) this.#reply.clearCookie(names.secondStep, options)
    }

    #endImpersonation() {
      const isImpersonating = names.impersonating in this.#request.cookies
      if (isImpersonating) this.#reply.clearCookie(names.impersonating, readable)
    }
  }

  return (request: FastifyRequest, reply: FastifyReply): Cookies => new RequestCookies(request, reply)
}

function toMark(): string {
  return randomBytes(6).toString('base64url')
}
