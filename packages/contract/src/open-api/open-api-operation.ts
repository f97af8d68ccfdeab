import { type Access, type Endpoint, rateLimitsOf } from '../endpoint.ts'
import { FILE_BODY_TYPES } from '../library/file-bodies.ts'
import { MAX_SMALL_BODY_BYTES } from '../limits.ts'
import type { JsonSchema, OpenApiOperation, OpenApiParameter, OpenApiResponse } from './open-api-document.ts'
import { toAnswerHeaders, toHeaderParameters } from './open-api-headers.ts'
import { toRefusalReferences } from './open-api-refusals.ts'
import { NAMED_SCHEMAS, referenceTo, toJsonSchemas } from './open-api-schemas.ts'

const JSON_TYPE = 'application/json'

/** Bytes, whose encoding is found or given in the query. */
const FILE = { schema: { type: 'string', format: 'binary' } } as const

const OVER_HTTPS = { session: [] } as const
const OVER_HTTP = { sessionOverHttp: [] } as const
const SECURITY_BY_ACCESS: Readonly<Record<Access, OpenApiOperation['security']>> = {
  anyone: [],
  optional: [{}, OVER_HTTPS, OVER_HTTP],
  'signed-in': [OVER_HTTPS, OVER_HTTP],
  admin: [OVER_HTTPS, OVER_HTTP],
}

/** OpenAPI lists roles here; this API lists the scope of the token. */
function toSecurity({ access, tokenScope }: Endpoint): OpenApiOperation['security'] {
  return [...SECURITY_BY_ACCESS[access], ...(tokenScope === undefined ? [] : [{ token: [tokenScope] }])]
}

type JsonSchemas = ReadonlyMap<NonNullable<Endpoint['reply']>, JsonSchema>

export interface Schemas {
  readonly sent: JsonSchemas
  readonly answered: JsonSchemas
}

export function toSchemas(endpoints: readonly Endpoint[]): Schemas {
  const present = (parts: readonly Endpoint['body'][]) => parts.filter((part) => part !== undefined)
  return {
    sent: toJsonSchemas(
      present(endpoints.flatMap(({ params, query, body }) => [params, query, body])),
      'input',
    ),
    answered: toJsonSchemas(
      [...Object.values(NAMED_SCHEMAS), ...present(endpoints.map(({ reply }) => reply))],
      'output',
    ),
  }
}

export function toOperation(
  id: string,
  tag: string,
  endpoint: Endpoint,
  { sent, answered }: Schemas,
): OpenApiOperation {
  const { access, body, params, query, summary } = endpoint
  return {
    operationId: id,
    summary,
    tags: [tag],
    security: toSecurity(endpoint),
    parameters: [
      ...toParameters('path', params && sent.get(params)),
      ...toParameters('query', query && sent.get(query)),
      ...toHeaderParameters(endpoint),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [JSON_TYPE]: { schema: sent.get(body) ?? {} },
          ...(endpoint.takesFiles && Object.fromEntries(FILE_BODY_TYPES.map((type) => [type, FILE]))),
        },
      },
    }),
    responses: {
      [endpoint.status]: toSuccess(endpoint, answered),
      ...toRefusalReferences(endpoint),
    },
    'x-access': access,
    ...(body && { 'x-body-limit': endpoint.bodyLimit ?? MAX_SMALL_BODY_BYTES }),
    'x-bounds': endpoint.bounds ?? 'small',
    'x-rate-limits': rateLimitsOf(endpoint),
  }
}

function toParameters(place: 'path' | 'query', schema: JsonSchema = {}): OpenApiParameter[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: schema.required?.includes(name) ?? false,
    schema: typeof property === 'boolean' ? {} : property,
  }))
}

function toSuccess({ reply, replyTypes, status }: Endpoint, answered: JsonSchemas): OpenApiResponse {
  const description = { 200: 'Done.', 201: 'Created.', 204: 'Done. The answer has no body.' }[status]
  if (replyTypes !== undefined) {
    return { description, content: Object.fromEntries(replyTypes.map((type) => [type, {}])) }
  }
  if (reply === undefined) return { description }
  const schema = answered.get(reply) ?? {}
  return {
    description,
    ...toAnswerHeaders(hasVersion(schema, answered)),
    content: { [JSON_TYPE]: { schema: referenceTo(reply) ?? schema } },
  }
}

function hasVersion({ $ref, properties, anyOf = [] }: JsonSchema, answered: JsonSchemas): boolean {
  const named = $ref === undefined ? undefined : NAMED_SCHEMAS[$ref.replace(/^.*\//, '')]
  const inside = named && answered.get(named)
  return (
    properties?.['version'] !== undefined ||
    [...anyOf, ...(inside ? [inside] : [])].some((part) => hasVersion(part, answered))
  )
}
