import { randomUUIDv7 } from 'node:crypto'
import { TOKEN_PATTERN } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { createTokenSecret, readTokenSecret } from './token-secret.ts'

const USER = randomUUIDv7()

describe('an API token', () => {
  it('names the account and what is stored of it, and looks as what finds leaked secrets expects', () => {
    const { secret, hash } = createTokenSecret(USER)
    expect(readTokenSecret(secret)).toEqual({ userId: USER, hash })
    expect(secret).toMatch(TOKEN_PATTERN)
    expect(secret).toMatch(/^wlt_/)
    expect(secret).not.toContain(hash)
  })

  it('is another one each time', () => {
    expect(createTokenSecret(USER).secret).not.toBe(createTokenSecret(USER).secret)
  })

  it('is no token once a single character is another one', () => {
    const { secret } = createTokenSecret(USER)
    for (let at = 0; at < secret.length; at++) {
      const other = secret[at] === 'A' ? 'B' : 'A'
      expect(readTokenSecret(`${secret.slice(0, at)}${other}${secret.slice(at + 1)}`)).toBeNull()
    }
  })

  it.each(['', 'wlt_', 'wlt_x', `wlt_${'A'.repeat(70)}`, 'session', '💥'.repeat(37)])('is not %j', (text) => {
    expect(readTokenSecret(text)).toBeNull()
  })
})
