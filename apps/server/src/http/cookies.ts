import { randomBytes } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { IMPERSONATION_MINUTES, SECOND_STEP_MINUTES } from '@wordloom/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

const DAY_SECONDS = 24 * 60 * 60
/** As long as a session can live; the server ends it earlier by its own clock. */
const SESSION_SECONDS = 30 * DAY_SECONDS
const IMPERSONATION_SECONDS = IMPERSONATION_MINUTES * 60
const SECOND_STEP_SECONDS = SECOND_STEP_MINUTES * 60
const DEVICE_SECONDS = 365 * DAY_SECONDS
const DEMO_KEY_SECONDS = 30 * DAY_SECONDS
const DEVICE_TOKEN = /^[\w-]{43}$/

/** The cookies of the product. With https their names bind them to this host (`__Host-`). */
export interface Cookies {
  /** The secret of the session, as the browser sent it. */
  readonly session: string | null
  /** Names a sign-in that waits for a second factor. */
  readonly secondStep: string | null
  /** Marks the browser; made up when it is first asked for. */
  readonly device: string
  /** The key of the demo, as the browser sent it. */
  readonly demoKey: string | null
  startSession(secret: string): void
  startSecondStep(secret: string): void
  keepDemoKey(key: string): void
  /** As somebody else: it makes the browser known to nobody. */
  startImpersonation(secret: string): void
  /**
   * On signing out, not wherever a session turns out to be over: a browser that has begun another one meanwhile would lose
   * that. What pages may read of one that is over they take back themselves.
   */
  endSession(): void
}

export function createCookies(isSecure: boolean) {
  const prefix = isSecure ? '__Host-' : ''
  const names = {
    session: `${prefix}session`,
    // Readable, without secret: a page without it need not ask who is signed in. Another session, another value.
    hint: `${prefix}signed-in`,
    // Likewise: only with it a page asks whether it is somebody else who is signed in.
    impersonating: `${prefix}impersonating`,
    device: `${prefix}device`,
    secondStep: `${prefix}second-step`,
    demoKey: `${prefix}demo-key`,
  }
  const options: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: true }
  const readable = { ...options, httpOnly: false }

  // A class, as one is made for every request and few use more than its session.
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
