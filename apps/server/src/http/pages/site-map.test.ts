import { INDEXED_PATHS } from '@wordloom/contract'
import { anApp } from '@wordloom/testing/server/app'
import { expect, it } from 'vitest'

const settings = { PUBLIC_URL: 'https://words.example' }

it('lists the pages for search engines under the public URL', async () => {
  await using app = await anApp({ settings })
  const { body, headers } = await app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(INDEXED_PATHS.map((path) => `https://words.example${path}`))
})

it('tells robots where the sitemap is and to skip the API', async () => {
  await using app = await anApp({ settings })
  const { body, headers } = await app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /api/', 'Sitemap: https://words.example/sitemap.xml']),
  )
})
