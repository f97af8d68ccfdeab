import type { Endpoint } from '../endpoint.ts'
import {
  IDEMPOTENCY_HOURS,
  IDEMPOTENCY_KEPT_MINUTES,
  MAX_IDEMPOTENCY_KEY_CHARACTERS,
  MAX_IDEMPOTENCY_KEYS,
} from '../limits.ts'
import type { OpenApiHeader, OpenApiParameter } from './open-api-document.ts'

const IF_MATCH: OpenApiParameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The version to change, in quotes. Without this header, or with `*`, any version is changed.',
  schema: { type: 'string', pattern: '^("[1-9][0-9]{0,15}"|\\*)$' },
}

const IDEMPOTENCY_KEY: OpenApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `Makes a retry safe: for ${IDEMPOTENCY_HOURS} hours, the same request with the same key creates nothing. Its answer has the item that the first request created. An account keeps its newest ${MAX_IDEMPOTENCY_KEYS} keys, and every key for at least ${IDEMPOTENCY_KEPT_MINUTES} minutes.`,
  schema: { type: 'string', pattern: `^[!-~]{1,${MAX_IDEMPOTENCY_KEY_CHARACTERS}}$` },
}

const ENTITY_TAG: OpenApiHeader = {
  description: 'The version of the item in quotes, for If-Match.',
  schema: { type: 'string' },
}

export function toHeaderParameters({ isConditional, isRepeatable }: Endpoint): readonly OpenApiParameter[] {
  return [...(isConditional ? [IF_MATCH] : []), ...(isRepeatable ? [IDEMPOTENCY_KEY] : [])]
}

export function toAnswerHeaders(hasVersion: boolean): {
  readonly headers?: Readonly<Record<string, OpenApiHeader>>
} {
  return hasVersion ? { headers: { ETag: ENTITY_TAG } } : {}
}
