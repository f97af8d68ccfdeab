import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'

const SAFE = 'https://words.example'

describe('a call that changes something', () => {
  it.each([
    ['a page of the product', { 'sec-fetch-site': 'same-origin', origin: SAFE }],
    ['an older browser on a page of the product', { origin: SAFE }],
    ['a client other than a browser', {}],
  ])('is accepted from %s', async (_from, headers) => {
    expect(await signIn(headers)).toEqual([401, 'Invalid email or password.'])
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    [
      'another host of the same site',
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.words.example' },
    ],
    [
      'a foreign origin with Sec-Fetch-Site: same-origin',
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    ],
    ['an older browser elsewhere', { origin: 'https://words.example.evil.example' }],
    ['the same host without encryption', { origin: 'http://words.example' }],
    ['a page with an opaque origin', { origin: 'null' }],
  ])('is refused from %s', async (_from, headers) => {
    expect(await signIn(headers)).toEqual([403, 'Cross-site request blocked'])
  })

  it('may use any host name of the server if PUBLIC_URL is not set', async () => {
    expect(await signIn({ origin: 'http://localhost:3000', host: 'localhost:3000' }, {})).toEqual([
      401,
      'Invalid email or password.',
    ])
    expect((await signIn({ origin: 'http://evil.example', host: 'localhost:3000' }, {}))[0]).toBe(403)
  })
})

async function signIn(
  headers: Record<string, string>,
  settings: Record<string, string> = { PUBLIC_URL: SAFE },
) {
  await using app = await anApp({ settings })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'nobody@words.example', password: 'nine wooden looms' },
    headers,
  })
  return [answer.statusCode, answer.json<{ message: string }>().message]
}
