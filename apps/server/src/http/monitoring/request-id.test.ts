import { accounts } from '@wordloom/contract'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

describe('a request id', () => {
  it.each(['/', '/api/entitlements', '/api/nowhere', '/healthz'])('is in the answer to %s', async (url) => {
    await using app = await anApp()
    const ids = [await app.inject(url), await app.inject(url)].map(({ headers }) => headers['x-request-id'])
    expect(ids[0]).toMatch(UUID)
    expect(ids[1]).not.toBe(ids[0])
  })

  it('never comes from the client', async () => {
    await using app = await anApp()
    const { headers } = await app.inject({ url: '/', headers: { 'x-request-id': 'forged' } })
    expect(headers['x-request-id']).toMatch(UUID)
  })

  it('is in each log line of the request, even from code without access to the request', async () => {
    const { app, lines } = await aLoggedApp()
    await using _ = app
    const ann = aBrowser(app, { address: '192.0.2.7' })
    const body = { email: 'ann@loom.example', password: 'seven looms at dusk' }
    const { headers } = await ann.call(accounts.signUp, { body })
    const recorded = lines().find(({ event }) => event === 'sign_up')
    expect(recorded).toMatchObject({ address: '192.0.2.7', requestId: headers['x-request-id'] })
  })
})

describe('a log line', () => {
  it('has a UTC timestamp and a named level', async () => {
    const { app, lines } = await aLoggedApp()
    await using _ = app
    app.log.warn('threads are short')
    const line = lines().at(-1)
    expect(line).toMatchObject({ level: 'warn', msg: 'threads are short' })
    expect(new Date(line.time).toISOString()).toBe(line.time)
    expect(line).not.toHaveProperty('requestId')
  })

  it('has its request id once', async () => {
    const { app, texts } = await aLoggedApp()
    await using _ = app
    await app.inject('/api/nowhere')
    expect(
      texts()
        .at(-1)
        ?.match(/"requestId":/g),
    ).toHaveLength(1)
  })
})

async function aLoggedApp() {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  const app = await anApp({ settings: { LOG_LEVEL: 'info' } })
  const texts = () => write.mock.calls.map(([text]) => String(text))
  return { app, texts, lines: () => texts().map((text) => JSON.parse(text)) }
}
