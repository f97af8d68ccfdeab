import { randomUUIDv7 } from 'node:crypto'
import { TOKEN_PATTERN } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { createTokenSecret, readTokenSecret } from './token-secret.ts'

const USER = randomUUIDv7()

describe('API token secret', () => {
  it('carries the account id and matches the pattern that secret scanners look for', () => {
    const { secret, hash } = createTokenSecret(USER)
    expect(readTokenSecret(secret)).toEqual({ userId: USER, hash })
    expect(secret).toMatch(TOKEN_PATTERN)
    expect(secret).toMatch(/^wlt_/)
    expect(secret).not.toContain(hash)
  })

  it('is different each time', () => {
    expect(createTokenSecret(USER).secret).not.toBe(createTokenSecret(USER).secret)
  })

  it('is invalid if a single character changes', () => {
    const { secret } = createTokenSecret(USER)
    for (let at = 0; at < secret.length; at++) {
      const other = secret[at] === 'A' ? 'B' : 'A'
      expect(readTokenSecret(`${secret.slice(0, at)}${other}${secret.slice(at + 1)}`)).toBeNull()
    }
  })

  it.each(['', 'wlt_', 'wlt_x', `wlt_${'A'.repeat(70)}`, 'session', '💥'.repeat(37)])(
    'is invalid: %j',
    (text) => {
      expect(readTokenSecret(text)).toBeNull()
    },
  )
})
