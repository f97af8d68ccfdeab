import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import type { Books } from './books.ts'
import { customerEndpoints } from './endpoints/customer.ts'
import { installationEndpoints } from './endpoints/installation.ts'
import { paymentEndpoints } from './endpoints/payment.ts'
import { subscriptionEndpoints } from './endpoints/subscription.ts'
import { newId } from './objects/sales.ts'
import { StripeRefusal } from './refusal.ts'

const ENDPOINTS = [
  ...installationEndpoints,
  ...customerEndpoints,
  ...subscriptionEndpoints,
  ...paymentEndpoints,
]

export interface StripeRequest {
  readonly method: string
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
  readonly idempotencyKey: string | null
  status: number | null
}

export type Disturbance =
  | 'hangs'
  | 'breaks off'
  | 'loses the answer'
  | 'trickles'
  | 'is garbled'
  | 'answers 409'
  | 'answers 429'
  | 'answers 500'

interface Answer {
  readonly status: number
  readonly body: object
}

/** Stripe doesn't save these answers: the request may be repeated with the same key. */
const NOT_BEGUN = [400, 401, 404, 409, 429]

const KEY_REUSED: Answer = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
  },
}

interface Keys {
  readonly secretKey: string
  readonly publishableKey: string
}

export async function serveStripe(books: Books, keys: Keys) {
  const requests: StripeRequest[] = []
  const saved = new Map<string, { readonly question: string; readonly answer: Answer }>()
  const clock = { secondsAhead: 0 }
  const disturbances: (Disturbance | null)[] = []
  const trickling = new Set<NodeJS.Timeout>()

  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing)
  })

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://stripe')
    const body = await text(incoming)
    const form = incoming.method === 'POST' ? new URLSearchParams(body) : searchParams
    const key = incoming.headers['idempotency-key']
    const request: StripeRequest = {
      method: incoming.method ?? '',
      path: pathname,
      parameters: Object.fromEntries(form),
      idempotencyKey: typeof key === 'string' ? key : null,
      status: null,
    }
    requests.push(request)
    const disturbance = disturbances.shift() ?? null
    if (disturbance === 'hangs') return
    if (disturbance === 'breaks off') return void incoming.socket.destroy()
    if (disturbance === 'trickles') return trickle(outgoing)
    const answer = answerOnce(request, () => answerTo(incoming, request, form, disturbance))
    if (disturbance === 'loses the answer') return void incoming.socket.destroy()
    request.status = answer.status
    outgoing.writeHead(answer.status, {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
      date: new Date(Date.now() + clock.secondsAhead * 1000).toUTCString(),
      'request-id': newId('req'),
      'stripe-version': Stripe.API_VERSION,
    })
    outgoing.end(disturbance === 'is garbled' ? '<html>' : JSON.stringify(answer.body, null, 2))
  }

  function answerOnce(
    { method, path, parameters, idempotencyKey: key }: StripeRequest,
    answer: () => Answer,
  ): Answer {
    if (key === null || method !== 'POST') return answer()
    const question = JSON.stringify([method, path, parameters])
    const before = saved.get(key)
    if (before?.question === question) return before.answer
    if (before !== undefined) return KEY_REUSED
    const first = answer()
    if (!NOT_BEGUN.includes(first.status)) saved.set(key, { question, answer: first })
    return first
  }

  function answerTo(
    { headers }: IncomingMessage,
    { method, path }: StripeRequest,
    form: URLSearchParams,
    disturbance: Disturbance | null,
  ): Answer {
    try {
      refuseDisturbed(disturbance)
      for (const endpoint of ENDPOINTS) {
        const match = endpoint.method === method ? endpoint.path.exec(path) : null
        if (match === null) continue
        const isPage = endpoint.isForPages && form.get('key') === keys.publishableKey
        if (!isPage) refuseStrangers(headers)
        return { status: 200, body: endpoint.answer(books, match[1] ?? '', form) }
      }
      throw new StripeRefusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      })
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: error.body }
      throw error
    }
  }

  function refuseStrangers(headers: IncomingMessage['headers']): void {
    if (headers.authorization !== `Bearer ${keys.secretKey}`) {
      throw new StripeRefusal(401, {
        type: 'invalid_request_error',
        message: 'Invalid API Key provided: ****',
      })
    }
    if (headers['stripe-version'] !== Stripe.API_VERSION) {
      throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'Invalid Stripe API version' })
    }
  }

  /** Sends bytes without ever completing an answer, so fast that no idle timeout ends it. */
  function trickle(outgoing: ServerResponse): void {
    outgoing.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => outgoing.write(' '), 100)
    trickling.add(timer)
    outgoing.on('close', () => clearInterval(timer))
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    clock,
    /** Disturbs the next requests, one failure per request; null lets one pass. */
    disturb: (...next: readonly (Disturbance | null)[]) => void disturbances.push(...next),
    async close() {
      for (const timer of trickling) clearInterval(timer)
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function refuseDisturbed(disturbance: Disturbance | null): void {
  if (disturbance === 'answers 409') {
    throw new StripeRefusal(409, {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message: 'This object cannot be accessed right now.',
    })
  }
  if (disturbance === 'answers 429') {
    throw new StripeRefusal(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message: 'Too many requests made to the API too quickly',
    })
  }
  if (disturbance === 'answers 500') {
    throw new StripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred' })
  }
}
