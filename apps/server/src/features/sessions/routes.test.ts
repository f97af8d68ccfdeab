import { SIGN_IN_PATH, SIGN_UP_PATH } from '@wordloom/contract'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'

describe('the sign-in link', () => {
  it.each([
    ['from a page of the product', { 'sec-fetch-site': 'same-origin' }],
    ['typed by hand', { 'sec-fetch-site': 'none' }],
    ['from no browser', {}],
    [
      'from an older browser on a page of the product',
      { referer: 'http://words.example/', host: 'words.example' },
    ],
  ])('leads to the form when it comes %s', async (_from, headers) => {
    expect(await follow(headers)).toEqual([303, '/login'])
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['an older browser on another site', { referer: 'http://evil.example/', host: 'words.example' }],
    ['a page that hides its origin', { origin: 'null', host: 'words.example' }],
  ])('leads to the home page when it comes from %s', async (_from, headers) => {
    expect(await follow(headers)).toEqual([303, '/'])
  })

  it('uses the public URL, if there is one, to check older browsers', async () => {
    const settings = { PUBLIC_URL: 'https://words.example' }
    expect(await follow({ referer: 'https://words.example/x', host: '10.0.0.1:3000' }, settings)).toEqual([
      303,
      '/login',
    ])
    expect(await follow({ referer: 'http://words.example/x', host: 'words.example' }, settings)).toEqual([
      303,
      '/',
    ])
  })
})

describe('the link to sign up', () => {
  it('leads to the sign-up page', async () => {
    expect(await follow({ 'sec-fetch-site': 'same-origin' }, {}, SIGN_UP_PATH)).toEqual([303, '/signup'])
  })
})

async function follow(
  headers: Record<string, string>,
  settings: Record<string, string> = {},
  url = SIGN_IN_PATH,
) {
  await using app = await anApp({ settings })
  const answer = await app.inject({ url, headers })
  return [answer.statusCode, answer.headers.location]
}
