import { AsyncLocalStorage } from 'node:async_hooks'
import { SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import Stripe from 'stripe'
import { RequestError } from '#errors.ts'
import type { Log } from '#ports/log.ts'

export interface ClientSettings {
  readonly secretKey: string
  readonly apiBase: URL | null
  readonly log?: Pick<Log, 'warn'>
}

const REQUEST_MILLISECONDS = 8000
/** Limit for all requests of one `ask`, retries included. */
const QUESTION_MILLISECONDS = 9000

const deadline = new AsyncLocalStorage<AbortSignal>()

export function createClient({ secretKey, apiBase, log }: ClientSettings): Stripe {
  return new Stripe(secretKey, {
    timeout: REQUEST_MILLISECONDS,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(createFetch(log && createClockWatch(log))),
    ...(apiBase !== null && toAddress(apiBase)),
  })
}

/** @throws {RequestError} `card_declined`, `not_found` for an unknown customer, else `bad_gateway` */
export async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await deadline.run(AbortSignal.timeout(QUESTION_MILLISECONDS), question)
  } catch (error) {
    throw toRefusal(error)
  }
}

export async function unlessMissing<Answer, Instead>(
  answer: Promise<Answer>,
  instead: Instead,
): Promise<Answer | Instead> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return instead
    throw error
  }
}

function toRefusal(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (error.code === 'resource_missing' && error.param === 'customer') {
    return new RequestError('not_found', { cause: error })
  }
  return error instanceof Stripe.errors.StripeCardError
    ? new RequestError('card_declined', { cause: error })
    : new RequestError('bad_gateway', { message: SUBSCRIPTION_MESSAGES.providerDown, cause: error })
}

/** The library's own limit starts over with each retry, and would allow 16 seconds. */
function createFetch(watchClock?: (date: string | null) => void): typeof fetch {
  return async (input, init) => {
    const limits = [deadline.getStore(), init?.signal].filter((signal) => signal instanceof AbortSignal)
    const answer = await fetch(input, { ...init, redirect: 'error', signal: AbortSignal.any(limits) })
    watchClock?.(answer.headers.get('date'))
    return answer
  }
}

function toAddress({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
  } as const
}

/** Warn before it matters: beyond 5 minutes, every event is refused. */
const MAX_SECONDS = 120
const QUIET_MILLISECONDS = 3_600_000

function createClockWatch(log: Pick<Log, 'warn'>): (date: string | null) => void {
  let quietUntil = Number.NEGATIVE_INFINITY
  return (date) => {
    const secondsBehind = Math.round((Date.parse(date ?? '') - Date.now()) / 1000)
    if (!(Math.abs(secondsBehind) > MAX_SECONDS) || performance.now() < quietUntil) return
    quietUntil = performance.now() + QUIET_MILLISECONDS
    log.warn(
      { secondsBehind },
      'the clocks of this machine and of Stripe differ, so events from Stripe may be refused',
    )
  }
}
