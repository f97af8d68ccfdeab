import type { Endpoint } from '../endpoint.ts'
import { ErrorBody } from '../error-body.ts'
import type { OpenApiReference, OpenApiResponse } from './open-api-document.ts'
import { referenceTo } from './open-api-schemas.ts'

const JSON_TYPE = 'application/json'

const REFUSAL_NAMES = [
  'BadRequest',
  'Unauthorized',
  'Forbidden',
  'NotFound',
  'KeyReused',
  'ChangedElsewhere',
  'TooLarge',
  'UnsupportedMediaType',
  'StorageFull',
  'Refusal',
] as const
type RefusalName = (typeof REFUSAL_NAMES)[number]

const REFUSALS: Readonly<Record<RefusalName, { status: number | 'default'; description: string }>> = {
  BadRequest: {
    status: 400,
    description: 'The request is invalid. `fields` says what is wrong with each field.',
  },
  Unauthorized: { status: 401, description: "Nobody is signed in, or the API token isn't valid." },
  Forbidden: {
    status: 403,
    description: 'The request came from another site, or exceeds what this account may do or store.',
  },
  NotFound: { status: 404, description: "The item doesn't exist, or belongs to another account." },
  KeyReused: { status: 409, description: 'The Idempotency-Key was used with a different request before.' },
  ChangedElsewhere: {
    status: 412,
    description: 'The version of the item differs from If-Match. Nothing was changed.',
  },
  TooLarge: { status: 413, description: 'The body is too large.' },
  UnsupportedMediaType: { status: 415, description: `The body isn't ${JSON_TYPE}.` },
  StorageFull: { status: 507, description: "There isn't enough space to save it. Nothing was changed." },
  Refusal: {
    status: 'default',
    description: 'Any other error. With 429 and 503, Retry-After says when to try again.',
  },
}

export function toRefusalReferences(endpoint: Endpoint): Readonly<Record<string, OpenApiReference>> {
  return Object.fromEntries(refusalsOf(endpoint).map(toRefusalReference))
}

function refusalsOf(endpoint: Endpoint): readonly RefusalName[] {
  const { method, access, params, query, body, isConditional, isRepeatable } = endpoint
  const needsSession = access === 'signed-in' || access === 'admin'
  const refusals: Readonly<Record<RefusalName, boolean>> = {
    BadRequest: body !== undefined || query !== undefined,
    Unauthorized: needsSession,
    Forbidden: method !== 'GET' || access === 'admin',
    // A repeatable request may name a missing parent, or its item may have been deleted since.
    NotFound: params !== undefined || isRepeatable === true,
    KeyReused: isRepeatable === true,
    ChangedElsewhere: isConditional === true,
    TooLarge: body !== undefined,
    UnsupportedMediaType: body !== undefined,
    StorageFull: needsSession && method !== 'GET' && method !== 'DELETE',
    Refusal: true,
  }
  return REFUSAL_NAMES.filter((name) => refusals[name])
}

function toRefusalReference(name: RefusalName): [string, OpenApiReference] {
  return [String(REFUSALS[name].status), { $ref: `#/components/responses/${name}` }]
}

export function toRefusals(): Readonly<Record<string, OpenApiResponse>> {
  const content = { [JSON_TYPE]: { schema: referenceTo(ErrorBody) ?? {} } }
  return Object.fromEntries(
    REFUSAL_NAMES.map((name) => [name, { description: REFUSALS[name].description, content }]),
  )
}
