import { ErrorBody, RATE_LIMITS, savedLists, sessions } from '@wordloom/contract'
import { aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

const { most } = RATE_LIMITS.missesPerAccount
const LIST = { name: 'Shoes', words: ['boot'] }

describe.each(DATABASES)('A16 an account that asks for missing items, on %s,', (kind) => {
  it('gets 404 a hundred times per minute, then 429', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    for (let id = 1; id <= most; id++) {
      const { status, text } = await browser.call(savedLists.read, { params: { id } })
      expect([status, text]).toEqual([404, '{"message":"Not found","code":"not_found"}'])
    }
    const refused = await browser.call(savedLists.remove, { params: { id: 1 } })
    expect([refused.status, ErrorBody.parse(refused.json()).code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it("can still use its own items, and doesn't affect other accounts", async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const { id } = (await ann.browser.call(savedLists.create, { body: LIST })).reply()
    for (let miss = 0; miss <= most; miss++) await ann.browser.send('GET', '/api/saved-lists/x')
    expect((await ann.browser.send('GET', '/api/saved-lists/x')).status).toBe(429)
    expect((await ann.browser.call(savedLists.read, { params: { id } })).status).toBe(200)
    expect((await ann.browser.call(savedLists.remove, { params: { id } })).status).toBe(204)
    expect((await bob.browser.call(savedLists.read, { params: { id } })).status).toBe(404)
  })

  it("isn't limited in requests for existing items", async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const { id } = (await browser.call(savedLists.create, { body: LIST })).reply()
    for (let hit = 0; hit <= most; hit++) {
      expect((await browser.call(savedLists.read, { params: { id } })).status).toBe(200)
    }
    expect((await browser.call(sessions.end, { params: { id: 'x' } })).status).toBe(404)
  })

  it('is logged', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => write.mockRestore())
    await using app = await anApp({ kind, settings: { LOG_LEVEL: 'warn' } })
    const { browser, id } = await aPerson(app)
    for (let miss = 0; miss <= most; miss++) await browser.send('GET', '/api/saved-lists/x')
    const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(lines).toMatchObject([{ msg: 'authz.denied', viewer: id, most: 100, seconds: 60 }])
  })
})
