import { setTimeout as pause } from 'node:timers/promises'
import { type Endpoint, ErrorBody, type ReplyOf, type SentBodyOf } from '@wordloom/contract'
import * as z from 'zod/mini'
import { LibraryError } from '../library-error.ts'
import type { Credentials } from './credentials.ts'
import { SERVER_TEXTS as T } from './texts.ts'

interface Sending<Shape extends Endpoint> {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: SentBodyOf<Shape>
  readonly version?: number
  /** The Idempotency-Key that makes a POST safe to repeat. */
  readonly key?: string
}

/** Enough for a million words on a slow connection. */
const TIMEOUT_MS = 120_000

/** Pauses before repeating a safe request. A longer `Retry-After` of the server is an error. */
const PAUSES_MS = [500, 2000]
const LONGEST_PAUSE_MS = 10_000

export type Server = ReturnType<typeof createServer>

export class Refusal extends LibraryError {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export function createServer({ address, token }: Credentials) {
  return {
    address,

    async call<Shape extends Endpoint>(
      endpoint: Shape,
      sending: Sending<Shape> = {},
    ): Promise<ReplyOf<Shape>> {
      for (const wait of PAUSES_MS) {
        const outcome = await attempt(endpoint, sending).catch((error: unknown) =>
          toLost(endpoint, sending, error),
        )
        if (outcome instanceof Lost) await pause(wait)
        else if (outcome.status === 503 && waitOf(outcome) <= LONGEST_PAUSE_MS) await pause(waitOf(outcome))
        else return readReply(endpoint, outcome)
      }
      return readReply(endpoint, await attempt(endpoint, sending))
    },
  }

  async function attempt<Shape extends Endpoint>(
    { method, path }: Shape,
    { params = {}, query, body, version, key }: Sending<Shape>,
  ): Promise<Response> {
    const place = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
    try {
      const answer = await fetch(`${address}${place}${query ? `?${new URLSearchParams(query)}` : ''}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          authorization: `Bearer ${token}`,
          'user-agent': 'wordloom',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(version !== undefined && { 'if-match': `"${version}"` }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      // Read the body here, because the connection may fail during it, too.
      return new Response(answer.status === 204 ? null : await answer.arrayBuffer(), answer)
    } catch (error) {
      throw new LibraryError(T.noAnswer(address, reasonOf(error)), { cause: error })
    }
  }

  async function readReply<Shape extends Endpoint>(
    endpoint: Shape,
    answer: Response,
  ): Promise<ReplyOf<Shape>> {
    const { status, headers } = answer
    if (status >= 300 && status < 400) {
      throw new LibraryError(T.elsewhere(address, headers.get('location') ?? '?'))
    }
    const json = await answer.json().catch(() => null)
    if (status !== endpoint.status) throw toRefusal(status, json)
    const { success, data } = z.safeParse(endpoint.reply ?? z.unknown(), json)
    if (!success) throw new LibraryError(T.stranger(address))
    return data as ReplyOf<Shape>
  }

  function toRefusal(status: number, json: unknown): LibraryError {
    const { data } = z.safeParse(z.object(ErrorBody.shape), json)
    if (data === undefined) return new LibraryError(T.stranger(address))
    const { code, message } = data
    if (status === 401) return new Refusal(status, T.badToken(message, address))
    if (code === 'token_scope') return new Refusal(status, T.readOnly(message, address))
    return new Refusal(status, /[.!?]$/.test(message) ? message : `${message}.`)
  }
}

/** The reply was lost, so the request may or may not have succeeded. */
class Lost {}

function toLost({ method }: Endpoint, { key }: { readonly key?: string }, error: unknown): Lost {
  const isSafe = method === 'GET' || key !== undefined
  if (isSafe && error instanceof LibraryError && isPassing(error.cause)) return new Lost()
  throw error
}

function isPassing(cause: unknown): boolean {
  return ['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE'].includes(codeOf(cause))
}

function waitOf({ headers }: Response): number {
  return Number(headers.get('retry-after') ?? 1) * 1000
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return T.slow
  const code = codeOf(error)
  if (code === 'ECONNREFUSED') return T.refused
  if (code === 'ENOTFOUND') return T.unknownHost
  if (isPassing(error)) return T.reset
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}
