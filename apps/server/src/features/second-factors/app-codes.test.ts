import { describe, expect, it } from 'vitest'
import { createAppSecret, stepOf, toAppUri } from './app-codes.ts'

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an authenticator app', () => {
  it.each([
    ['287082', 59],
    ['081804', 1_111_111_109],
    ['050471', 1_111_111_111],
    ['005924', 1_234_567_890],
    ['279037', 2_000_000_000],
    ['353130', 20_000_000_000],
  ])('match RFC 6238: %s at %i seconds', (code, seconds) => {
    expect(stepOf(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it.each([
    ['at the end of the step before', 30_000 - 1, 1],
    ['at its beginning', 30_000, 1],
    ['at its end', 60_000 - 1, 1],
    ['at the end of the step after', 90_000 - 1, 1],
    ['earlier', 0 - 1, null],
    ['later', 90_000, null],
  ])('are accepted for one more step on either side: %s', (_when, at, step) => {
    expect(stepOf(SECRET, '287082', at)).toBe(step)
  })

  it.each(['', '28708', '2870821', '00287082'])('have six digits: not %j', (code) => {
    expect(stepOf(SECRET, code, 59_000)).toBeNull()
  })

  it('come from 160 random bits, which the app reads from a QR code', () => {
    const secret = createAppSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(createAppSecret()).not.toBe(secret)
    const uri = new URL(toAppUri(secret, 'ann@loom.example'))
    expect(decodeURIComponent(uri.pathname)).toBe('/Wordloom:ann@loom.example')
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Wordloom',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
