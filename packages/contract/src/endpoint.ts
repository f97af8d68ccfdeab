import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** Who may call: `optional` answers everybody, and the signed-in with what is theirs. */
export type Access = 'anyone' | 'optional' | 'signed-in' | 'admin'

/** What a token lets a program do with the library of its owner: `write` includes `read`. */
export const TOKEN_SCOPES = ['read', 'write'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** One call of the API as a value: the server serves it, the page calls it, the documentation shows it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters are written `:name`. */
  readonly path: `/api/${string}`
  readonly access: Access
  /** What an API token must be for to be let in. Without it none is. */
  readonly tokenScope?: TokenScope
  /** What it does, in one sentence for people. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Bytes a body may have; without it, a small one. */
  readonly bodyLimit?: number
  /** The body of success. Without it there is none, and the status is 204. */
  readonly reply?: Schema
  /** The media types of a success that is a page or a file. */
  readonly replyTypes?: readonly string[]
  /** The status of success. */
  readonly status: 200 | 201 | 204
  /** Takes `If-Match: "<version>"` and is answered 412 when the item has another version. */
  readonly isConditional?: true
  /** Refused to an administrator who is signed in as somebody else. */
  readonly isClosedToImpersonators?: true
  /** Each call is signed by the program that makes it: where it comes from, and its cookies, mean nothing. */
  readonly isSigned?: true
  /** Takes an `Idempotency-Key`: sent again with the same key, it makes nothing new and gets the same answer. */
  readonly isRepeatable?: true
}

/**
 * Keeps the exact types of an endpoint.
 *
 * @example
 * const read = endpoint({ method: 'GET', path: '/api/auth/user', access: 'signed-in', summary: '…', reply: User, status: 200 })
 */
export function endpoint<const Shape extends Endpoint>(shape: Shape): Shape {
  return shape
}

type OutputOf<Part> = Part extends Schema ? z.output<Part> : undefined
type InputOf<Part> = Part extends Schema ? z.input<Part> : undefined

/** What a handler of the endpoint receives as body, parsed. */
export type BodyOf<Shape extends Endpoint> = OutputOf<Shape['body']>
/** What a caller of the endpoint sends as body. */
export type SentBodyOf<Shape extends Endpoint> = InputOf<Shape['body']>
export type ParamsOf<Shape extends Endpoint> = OutputOf<Shape['params']>
export type QueryOf<Shape extends Endpoint> = OutputOf<Shape['query']>
/** The body of success. */
export type ReplyOf<Shape extends Endpoint> = OutputOf<Shape['reply']>
