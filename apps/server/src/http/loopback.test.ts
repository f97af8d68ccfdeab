import { demoMail, sessions } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { anApp } from '../testing/an-app.ts'
import { isLoopback } from './loopback.ts'

describe('this machine', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])('is called %s', (host) => {
    expect(isLoopback(host)).toBe(true)
  })

  it.each(['0.0.0.0', '192.0.2.1', '127.0.0.1.example.org', 'localhost.example.org', ''])(
    'is not called %s',
    (host) => {
      expect(isLoopback(host)).toBe(false)
    },
  )
})

describe('what the demo shows its owner', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('is told under %s', async (host) => {
    await using app = await anApp()
    const options = await app.inject({ url: sessions.options.path, headers: { host } })
    expect(options.json()).toMatchObject({
      demoAccount: { email: 'admin@wordloom.example' },
      hasDemoMail: true,
    })
    expect((await app.inject({ url: demoMail.list.path, headers: { host } })).statusCode).toBe(200)
  })

  it('is not told to a page whose host only leads here', async () => {
    await using app = await anApp()
    const headers = { host: 'evil.example:3000' }
    const options = await app.inject({ url: sessions.options.path, headers })
    expect(options.json()).toMatchObject({ demoAccount: null, hasDemoMail: false })
    for (const path of [demoMail.list.path, `${demoMail.list.path}/1`, `${demoMail.list.path}/1/html`]) {
      expect((await app.inject({ url: path, headers })).statusCode).toBe(404)
    }
  })
})
