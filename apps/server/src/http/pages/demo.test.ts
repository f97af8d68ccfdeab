import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { accounts, DEMO_MAIL_PATH, demoMail, RATE_LIMITS, sessions } from '@wordloom/contract'
import { aPlainNginx, NGINX } from '@wordloom/testing/cluster/balancer'
import { aPlaceForADatabase } from '@wordloom/testing/database/database'
import { aForwarder } from '@wordloom/testing/network/forwarder'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser, type Browser } from '@wordloom/testing/server/browser'
import { demoPathOf, openDemo } from '@wordloom/testing/server/demo'
import { aServerProcess, type ServerProcess } from '@wordloom/testing/server/process'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const ADMINISTRATOR = { email: 'admin@wordloom.example', password: expect.any(String) }
const OPEN = { demoAccount: ADMINISTRATOR, hasDemoMail: true, isDemoUnopened: false }
const UNOPENED = { demoAccount: null, hasDemoMail: true, isDemoUnopened: true }
const CLOSED = { demoAccount: null, hasDemoMail: false, isDemoUnopened: false }

const MAIL_PATHS = [
  DEMO_MAIL_PATH,
  `${DEMO_MAIL_PATH}/index.html`,
  demoMail.list.path,
  `${demoMail.list.path}/1`,
  `${demoMail.list.path}/1/html`,
]
const WRONG_PATHS = [`/demo/${'x'.repeat(43)}`, '/demo/:key', '/demo/']

const FROM_ELSEWHERE: readonly [string, InjectOptions][] = [
  ['a proxy that says so', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ['a proxy that names the scheme alone', { headers: { 'x-forwarded-proto': 'https' } }],
  ['a proxy that says so in the new way', { headers: { forwarded: 'for=192.0.2.7' } }],
  ['a proxy that calls its client real', { headers: { 'x-real-ip': '192.0.2.7' } }],
  ['a proxy that only names itself', { headers: { via: '1.1 gate' } }],
  ['a content delivery network', { headers: { 'cf-connecting-ip': '192.0.2.7' } }],
  ['another machine', { remoteAddress: '192.0.2.7' }],
  ['a page whose host only leads here', { headers: { host: 'evil.example:3000' } }],
]

async function signUp(browser: Browser, index: number): Promise<number> {
  const body = { email: `ann${index}@loom.example`, password: 'seven looms at dusk' }
  return (await browser.call(accounts.signUp, { body })).status
}

describe('the demo', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'shows nothing at %s before its link is opened',
    async (host) => {
      await using app = await anApp()
      const options = await app.inject({ url: sessions.options.path, headers: { host } })
      expect(options.json()).toMatchObject(UNOPENED)
      for (const path of MAIL_PATHS) {
        expect((await app.inject({ url: path, headers: { host } })).statusCode).toBe(404)
      }
    },
  )

  it('shows the administrator account and the emails to the browser that opened its link', async () => {
    await using app = await anApp()
    const browser = await openDemo(app)
    expect((await browser.call(sessions.options)).json()).toMatchObject(OPEN)
    for (const path of [DEMO_MAIL_PATH, demoMail.list.path]) {
      expect((await browser.send('GET', path)).status).toBe(200)
    }
  })

  it('keeps the key away from scripts, other sites, caches and other pages', async () => {
    await using app = await anApp()
    const { headers, cookies } = await app.inject(await demoPathOf(app))
    expect(headers).toMatchObject({
      location: '/',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(cookies).toEqual([
      {
        name: 'demo-key',
        value: expect.any(String),
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 2_592_000,
      },
    ])
  })

  it('answers a link with a wrong key like a missing page', async () => {
    await using app = await anApp()
    const unknown = await app.inject('/nowhere')
    for (const path of WRONG_PATHS) {
      const { statusCode, body, cookies } = await app.inject(path)
      expect([statusCode, body, cookies]).toEqual([404, unknown.body, []])
    }
  })

  it('refuses a wrong key in the cookie', async () => {
    await using app = await anApp()
    const browser = aBrowser(app)
    browser.cookies.set('demo-key', 'x'.repeat(43))
    expect((await browser.call(sessions.options)).json()).toMatchObject(UNOPENED)
  })

  it.each(FROM_ELSEWHERE)(
    'B20 stays closed to %s, even with the key',
    async (_who, { headers = {}, ...request }) => {
      await using app = await anApp()
      const { cookies } = await openDemo(app)
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      const asked = { ...request, headers: { cookie, ...headers } }
      expect((await app.inject({ url: sessions.options.path, ...asked })).json()).toMatchObject(CLOSED)
      for (const path of [...MAIL_PATHS, await demoPathOf(app)]) {
        const answer = await app.inject({ url: path, ...asked })
        expect([answer.statusCode, answer.cookies]).toEqual([404, []])
      }
    },
  )

  it('limits each network like a server does, and a browser that opened the link less strictly', async () => {
    await using app = await anApp()
    const { most } = RATE_LIMITS.signUpPerNetwork
    for (let index = 0; index < most; index++) expect(await signUp(aBrowser(app), index)).toBe(201)
    expect(await signUp(aBrowser(app), most)).toBe(429)
    expect(await signUp(await openDemo(app), most)).toBe(201)
  })

  it.each([
    ['others can reach the server', { HOST: '0.0.0.0' }],
    ['it is in production', { NODE_ENV: 'production' }],
  ])("doesn't exist when %s, and has no key file", async (_where, settings) => {
    await using app = await anApp({ settings })
    await expect(stat(join(app.dataFolder, 'demo-key'))).rejects.toThrow('ENOENT')
    expect((await app.inject(sessions.options.path)).json()).toMatchObject({
      demoAccount: null,
      hasDemoMail: false,
      isDemoUnopened: false,
    })
  })
})

const WAYS = [
  ['directly', async (origin: string) => ({ origin, async [Symbol.asyncDispose]() {} })],
  ['through a TCP forwarder', aForwarder],
  ...(NGINX === null ? [] : [['behind nginx with a plain proxy_pass', aPlainNginx] as const]),
] as const

const START_MS = 60_000

describe('a running demo', () => {
  let place: Awaited<ReturnType<typeof aPlaceForADatabase>>
  let server: ServerProcess
  const start = () => aServerProcess(place.settings, { TRUST_PROXY: '', LOG_LEVEL: 'debug' })
  beforeAll(async () => {
    place = await aPlaceForADatabase('sqlite')
    server = await start()
  }, START_MS)
  afterAll(async () => {
    await server.kill()
    await place[Symbol.asyncDispose]()
  })

  const ask = (origin: string, path: string, cookie = '') =>
    fetch(origin + path, { redirect: 'manual', headers: { cookie, connection: 'close' } })

  const openLink = async (origin: string) => {
    const answer = await ask(origin, await demoPathOf(place.settings))
    return answer.headers.getSetCookie().map((line) => line.replace(/;.*/, ''))[0] ?? ''
  }

  it.each(WAYS)('B20 opens only with the key: %s', async (_way, lead) => {
    await using way = await lead(server.origin)
    expect(await (await ask(way.origin, sessions.options.path)).json()).toMatchObject(UNOPENED)
    for (const path of MAIL_PATHS) expect((await ask(way.origin, path)).status).toBe(404)

    const cookie = await openLink(way.origin)
    expect(await (await ask(way.origin, sessions.options.path, cookie)).json()).toMatchObject(OPEN)
    expect((await ask(way.origin, demoMail.list.path, cookie)).status).toBe(200)
    expect((await ask(way.origin, DEMO_MAIL_PATH, cookie)).status).toBe(200)
  })

  it.runIf(NGINX !== null)(
    'stays closed behind nginx with forwarding headers, and logs once what to set',
    async () => {
      const headers = 'proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;'
      await using way = await aPlainNginx(server.origin, headers)
      const cookie = await openLink(server.origin)
      for (const path of [sessions.options.path, sessions.options.path, await demoPathOf(place.settings)]) {
        await ask(way.origin, path, cookie)
      }
      expect(await (await ask(way.origin, sessions.options.path, cookie)).json()).toMatchObject(CLOSED)
      const lines = await vi.waitFor(() => {
        const found = server
          .log()
          .split('\n')
          .filter((line) => line.includes('PUBLIC_URL'))
        expect(found).not.toEqual([])
        return found
      })
      expect(lines).toEqual([expect.stringMatching(/x-forwarded-for.*PUBLIC_URL, TRUST_PROXY and NODE_ENV/)])
    },
  )

  it('keeps its key across restarts in a file that only its owner can read, and never logs it', async () => {
    const file = join(place.settings.dataFolder, 'demo-key')
    const key = (await readFile(file, 'utf8')).trim()
    expect(key).toMatch(/^[\w-]{43}$/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const cookie = await openLink(server.origin)
    await ask(server.origin, `/demo/${key.slice(0, 30)}`)
    await ask(server.origin, `/demo/${key}/`)
    expect(await server.stop()).toBe(0)
    expect(server.log()).toContain('/demo/…')
    expect(server.log()).not.toContain(key.slice(0, 30))

    server = await start()
    expect(await (await ask(server.origin, sessions.options.path, cookie)).json()).toMatchObject(OPEN)
  })
})
