import type { Endpoint, ErrorBody, ParamsOf, QueryOf, ReplyOf, SentBodyOf } from '@wordloom/contract'
import { forgetSession, readSessionMark } from '../user/session-mark.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value }

export interface CallOptions {
  /** The expected version; the server responds with 412 if it differs. */
  readonly ifMatch?: number | null
  /** Repeating the call with the same key has no further effect. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

export type Sent<Shape extends Endpoint> = Part<'params', ParamsOf<Shape>> &
  Part<'query', QueryOf<Shape>> &
  Part<'body', SentBodyOf<Shape>> &
  CallOptions

type Arguments<Shape extends Endpoint> =
  Record<never, never> extends Sent<Shape> ? [sent?: Sent<Shape>] : [sent: Sent<Shape>]

/** @throws {ApiError | NetworkError} */
export async function call<Shape extends Endpoint>(
  endpoint: Shape,
  ...[sent]: Arguments<Shape>
): Promise<ReplyOf<Shape>> {
  const { params, query, body, ...options }: SentParts = sent ?? {}
  const path = fill(endpoint.path, params) + toSearch(query)
  const text = body === undefined ? undefined : JSON.stringify(body)
  // Don't check responses here: a page older than the server must not fail because of a new key.
  return (await request(endpoint.method, path, text, options)) as ReplyOf<Shape>
}

interface SentParts extends CallOptions {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

export function get(path: string): Promise<unknown> {
  return request('GET', path, undefined, {})
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Null if the response didn't come from the API. */
  readonly body: Pick<ErrorBody, 'message' | 'fields' | 'code'> | null

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = readBody(text)
  }
}

/** The server couldn't be reached, or a proxy responded in its place. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

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
  // The caller aborted the request and expects that error.
  signal?.throwIfAborted()
  throw new NetworkError("We can't reach the server", { cause })
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
