import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toLoggedError, withoutSecrets } from './logged-error.ts'

describe('a logged error', () => {
  it('has a type, a message, a code, a stack and a cause', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' })
    expect(toLoggedError(new TypeError('no mail went out', { cause }))).toEqual({
      type: 'TypeError',
      message: 'no mail went out',
      stack: expect.stringContaining('logged-error.test.ts'),
      cause: {
        type: 'Error',
        message: 'connect ECONNREFUSED 127.0.0.1:25',
        code: 'ECONNREFUSED',
        stack: expect.any(String),
      },
    })
  })

  it('leaves out the properties that libraries add', () => {
    const error = Object.assign(new Error('duplicate key'), {
      detail: 'Key (email_key)=(ann@loom.example) already exists.',
      raw: { headers: { authorization: 'Bearer sk_test_secret' } },
      code: { not: 'a code' },
    })
    expect(Object.keys(toLoggedError(error))).toEqual(['type', 'message', 'stack'])
  })

  it('ends when causes form a cycle', () => {
    const error = new Error('one')
    error.cause = new Error('other', { cause: error })
    expect(JSON.stringify(toLoggedError(error)).split('"type"')).toHaveLength(7)
  })

  it.each([
    ['550 5.1.1 <ann.weaver@loom.example>: no such user', '550 5.1.1 <…@loom.example>: no such user'],
    ['postgres://wordloom:geheim@db.internal/words is away', 'postgres://…@db.internal/words is away'],
    [
      'GET https://login.example/callback?code=abc&state=x failed',
      'GET https://login.example/callback?… failed',
    ],
    ['Invalid API Key provided: sk_test_51AbC', 'Invalid API Key provided: …'],
    ['no such webhook secret whsec_abcdef', 'no such webhook secret …'],
    [`session ${'a-_Z'.repeat(11)} is gone`, 'session … is gone'],
    ['relation "saved_results" does not exist', 'relation "saved_results" does not exist'],
  ])('hides secrets and personal data in %s', (text, shown) => {
    expect(withoutSecrets(text)).toBe(shown)
  })

  it('never contains an email address or a token', () => {
    const secret = fc.oneof(
      fc.stringMatching(/^[a-z][a-z.+-]{3,20}[a-z]@loom\.example$/),
      fc.stringMatching(/^[\w-]{43}$/),
    )
    fc.assert(
      fc.property(fc.string(), secret, fc.string(), (before, hidden, after) => {
        expect(withoutSecrets(`${before} ${hidden} ${after}`)).not.toContain(hidden)
      }),
    )
  })

  it('reads only the start of malicious texts, in which backtracking would take hours', () => {
    for (const text of ['a'.repeat(2e6), 'a.'.repeat(1e6), 'https://'.repeat(3e5), '@'.repeat(2e6)])
      expect(withoutSecrets(text).length).toBeLessThanOrEqual(8000)
  })
})
