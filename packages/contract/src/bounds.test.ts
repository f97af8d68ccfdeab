import { describe, expect, it } from 'vitest'
import { API } from './api.ts'
import { BOUNDS } from './bounds.ts'
import { type Endpoint, rateLimitsOf } from './endpoint.ts'
import { MAX_SMALL_BODY_BYTES } from './limits.ts'
import type { JsonSchema } from './open-api/open-api-document.ts'
import { toJsonSchemas } from './open-api/open-api-schemas.ts'
import { RATE_LIMITS } from './rate-limits.ts'

const ENDPOINTS: readonly Endpoint[] = Object.values(API).flatMap((calls) => Object.values<Endpoint>(calls))

describe('the bounds of endpoints', () => {
  it.each(ENDPOINTS)('are named for $method $path, if it takes or answers much', (endpoint) => {
    const { bodyLimit = 0, replyTypes, isSigned, bounds = 'small' } = endpoint
    const takesMuch = bodyLimit > MAX_SMALL_BODY_BYTES && !isSigned
    const answersMuch = replyTypes !== undefined || growingArraysIn(endpoint).length > 0
    if (takesMuch || answersMuch) expect(bounds).not.toBe('small')
  })

  it('say in a sentence what limits each cost', () => {
    for (const bounds of Object.values(BOUNDS))
      expect(Object.values(bounds)).toEqual(
        Array.from({ length: 5 }, () => expect.stringMatching(/^[A-Z].+\.$/)),
      )
    expect(new Set(ENDPOINTS.map(({ bounds = 'small' }) => bounds))).toEqual(new Set(Object.keys(BOUNDS)))
  })
})

it('each rate limit counts calls of some endpoint', () => {
  const named = new Set(ENDPOINTS.flatMap(rateLimitsOf))
  expect([...named].toSorted()).toEqual(Object.keys(RATE_LIMITS).toSorted())
})

/** Arrays without a limit, which grow with what the account holds or what the body asks for. */
function growingArraysIn({ reply }: Endpoint): readonly string[] {
  return reply === undefined ? [] : growing(toJsonSchemas([reply], 'output').get(reply) ?? {}, 'reply')
}

function growing(
  { type, maxItems, items, properties = {}, anyOf = [] }: JsonSchema,
  place: string,
): string[] {
  const inside = Object.entries(properties).flatMap(([name, part]) =>
    typeof part === 'boolean' ? [] : growing(part, `${place}.${name}`),
  )
  const one = typeof items === 'object' && !Array.isArray(items) ? growing(items, `${place}[]`) : []
  const own = type === 'array' && maxItems === undefined ? [place] : []
  return [...own, ...inside, ...one, ...anyOf.flatMap((part) => growing(part, place))]
}
