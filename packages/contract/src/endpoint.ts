import type * as z from 'zod/mini'
import type { BoundsName } from './bounds.ts'
import type { RateLimitName } from './rate-limits.ts'

type Schema = z.core.$ZodType

/** `optional` answers everybody, and includes a signed-in user's own data. */
export type Access = 'anyone' | 'optional' | 'signed-in' | 'admin'

/** `write` includes `read`. */
export const TOKEN_SCOPES = ['read', 'write'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

/** Roles in someone else's project. `editor` includes `viewer`. */
export const PEOPLE_ROLES = ['viewer', 'editor'] as const
export type PeopleRole = (typeof PEOPLE_ROLES)[number]

export const PROJECT_EVENTS = [
  'invited',
  'joined',
  'role_changed',
  'removed',
  'left',
  'offered',
  'offer_withdrawn',
  'offer_declined',
  'taken_over',
  'project_changed',
  'project_removed',
  'project_restored',
  'list_added',
  'list_changed',
  'list_removed',
  'list_restored',
  'list_taken_out',
  'result_added',
  'result_changed',
  'result_removed',
  'result_restored',
  'result_taken_out',
] as const
export type ProjectEventName = (typeof PROJECT_EVENTS)[number]

export interface ForPeople {
  readonly role: PeopleRole
  /** The kind of item that `:id` in the path names. */
  readonly item: 'project' | 'list' | 'result'
  /** Added to the history of the project after a success. */
  readonly event?: ProjectEventName
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters are written `:name`. */
  readonly path: `/api/${string}`
  readonly access: Access
  /** Beside those of `rateLimitsOf` that follow from the endpoint's other fields. */
  readonly rateLimits?: readonly RateLimitName[]
  /** Names what limits the cost of a call. Default: `small`. */
  readonly bounds?: BoundsName
  /** The scope an API token needs. Without it, API tokens are refused. */
  readonly tokenScope?: TokenScope
  /** Opens the endpoint to people of a project, who send `account` in the query. Other endpoints refuse `account`. */
  readonly people?: ForPeople
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The most bytes in a body. Default: `MAX_SMALL_BODY_BYTES`. */
  readonly bodyLimit?: number
  /** Also takes a body that is a file of another program, with the words of the item; the query has its other fields. */
  readonly takesFiles?: true
  /** The body of a successful reply. Without it, the status is 204. */
  readonly reply?: Schema
  /** The media types of a successful reply that's a page or a file. */
  readonly replyTypes?: readonly string[]
  readonly status: 200 | 201 | 204
  /** Accepts `If-Match: "<version>"`, and answers 412 if the item has another version. */
  readonly isConditional?: true
  /** Refuses an administrator who is signed in as someone else. */
  readonly isClosedToImpersonators?: true
  /** Each call is signed by the calling program, so its origin and cookies don't matter. */
  readonly isSigned?: true
  /** Accepts an `Idempotency-Key`: a repeated request changes nothing and gets the same reply. */
  readonly isRepeatable?: true
}

/** All limits on how often an endpoint may be called. */
export function rateLimitsOf({
  access,
  method,
  params,
  tokenScope,
  rateLimits = [],
}: Endpoint): RateLimitName[] {
  const hasViewer = access !== 'anyone'
  return [
    ...rateLimits,
    ...(hasViewer && method !== 'GET' ? (['changesPerAccount'] as const) : []),
    ...(hasViewer && params !== undefined ? (['missesPerAccount'] as const) : []),
    ...(access === 'admin' ? (['adminDenialsPerAccount'] as const) : []),
    ...(tokenScope === undefined ? [] : (['requestsPerToken'] as const)),
  ]
}

/** Preserves the exact types of an endpoint. */
export function endpoint<const Shape extends Endpoint>(shape: Shape): Shape {
  return shape
}

type OutputOf<Part> = Part extends Schema ? z.output<Part> : undefined
type InputOf<Part> = Part extends Schema ? z.input<Part> : undefined

/** The body after parsing, as the handler receives it. */
export type BodyOf<Shape extends Endpoint> = OutputOf<Shape['body']>
/** The body before parsing, as the caller sends it. */
export type SentBodyOf<Shape extends Endpoint> = InputOf<Shape['body']>
export type ParamsOf<Shape extends Endpoint> = OutputOf<Shape['params']>
export type QueryOf<Shape extends Endpoint> = OutputOf<Shape['query']>
export type ReplyOf<Shape extends Endpoint> = OutputOf<Shape['reply']>
