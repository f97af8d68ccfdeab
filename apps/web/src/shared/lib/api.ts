import type { Endpoint, ErrorBody, ParamsOf, QueryOf, ReplyOf, SentBodyOf } from '@wordloom/contract'
import { forgetSession, readSessionMark } from '../user/session-mark.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value }

/** What else a call can say. */
export interface CallOptions {
  /** The version that is to be changed: another one is answered 412. */
  readonly ifMatch?: number | null
  /** Sent again with the same key, the call makes nothing new. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** What a call of the endpoint is given. */
export type Sent<Shape extends Endpoint> = Part<'params', ParamsOf<Shape>> &
  Part<'query', QueryOf<Shape>> &
  Part<'body', SentBodyOf<Shape>> &
  CallOptions

type Arguments<Shape extends Endpoint> =
  Record<never, never> extends Sent<Shape> ? [sent?: Sent<Shape>] : [sent: Sent<Shape>]

/**
 * Calls an endpoint of the contract.
 *
 * @throws {ApiError} when the server refuses.
 * @throws {NetworkError} when it cannot be reached.
 */
export async function call<Shape extends Endpoint>(
  endpoint: Shape,
  ...[sent]: Arguments<Shape>
): Promise<ReplyOf<Shape>> {
  const { params, query, body, ...options }: SentParts = sent ?? {}
  const path = fill(endpoint.path, params) + toSearch(query)
  const text = body === undefined ? undefined : JSON.stringify(body)
  // The server checks what it answers against this schema. A page older than the server must not fail over a new key.
  return (await request(endpoint.method, path, text, options)) as ReplyOf<Shape>
}

interface SentParts extends CallOptions {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** Asks for what is at a path of the API. */
export function get(path: string): Promise<unknown> {
  return request('GET', path, undefined, {})
}

/** The server refused: the message is the status, a colon, and what it answered. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** What the server says, if it is the API that answered. */
  readonly body: Pick<ErrorBody, 'message' | 'fields' | 'code'> | null

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = readBody(text)
  }
}

/** The server could not be reached, or something in between answered in its place. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** Whether the server says that nobody is signed in. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('401: ') && error.message.includes('Unauthorized')
}

async function request(
  method: string,
  path: string,
  body: string | undefined,
  { ifMatch, idempotencyKey, signal }: CallOptions,
): Promise<unknown> {
  const mark = readSessionMark()
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(ifMatch != null && { 'if-match': `"${ifMatch}"` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  }).catch((error: unknown) => unreachable(error, signal))
  const text = await answer.text().catch((error: unknown) => unreachable(error, signal))
  if (!answer.ok) {
    const refusal = new ApiError(answer.status, text === '' ? answer.statusText : text)
    if (isUnauthorized(refusal)) forgetSession(mark)
    throw refusal
  }
  if (answer.status === 204) return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    return unreachable(cause)
  }
}

function unreachable(cause: unknown, signal?: AbortSignal): never {
  // Given up by the caller, who knows.
  signal?.throwIfAborted()
  throw new NetworkError('The server cannot be reached', { cause })
}

function fill(path: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}))
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
}

function toSearch(query: unknown): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  return entries.length === 0 ? '' : `?${search}`
}

function readBody(text: string): ApiError['body'] {
  try {
    const body = JSON.parse(text)
    return typeof body?.message === 'string' ? body : null
  } catch {
    return null
  }
}
