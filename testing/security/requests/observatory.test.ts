import { createHash } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sessions } from '@wordloom/contract'
import { createApp } from '@wordloom/server/internal/app'
import { readConfig } from '@wordloom/server/internal/config/config'
import { WEB_ROOT } from '@wordloom/server/internal/web-root'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, PASSWORD } from '../../src/accounts/person.ts'
import { aDatabase } from '../../src/database/database.ts'
import { anApp } from '../../src/server/app.ts'
import { aBrowser } from '../../src/server/browser.ts'
import { gradeOf, type Observed, scoreOf, TESTS } from './observatory.ts'

const PUBLIC_URL = 'https://words.example'
const STRIPE = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
}

type Observe = (path: string) => Promise<Observed & { status: number }>

describe.runIf(existsSync(WEB_ROOT))('the built pages', () => {
  const stack = new AsyncDisposableStack()
  let observe: Observe
  let observeWithStripe: Observe
  beforeAll(async () => {
    observe = await aProduct({})
    observeWithStripe = await aProduct(STRIPE)
  })
  afterAll(() => stack.disposeAsync())

  async function aProduct(settings: Readonly<Record<string, string>>): Promise<Observe> {
    const database = stack.use(await aDatabase('sqlite'))
    const { dataFolder } = database.settings
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataFolder, PUBLIC_URL, ...settings })
    const app = await createApp({ config, webRoot: WEB_ROOT, database })
    stack.defer(() => app.close())
    return async (path) => {
      const { statusCode, headers, body } = await app.inject(path)
      return { status: statusCode, headers, cookies: [headers['set-cookie'] ?? []].flat(), html: body }
    }
  }

  // Scripts and cookies score 0: pages have no script URLs and set no cookies.
  it.each(['/', '/login', '/account', '/verify-email', '/no-such-page'])(
    '%s gets an A+ with 150 points',
    async (path) => {
      const observed = await observe(path)
      expect(observed.status).toBe(path === '/no-such-page' ? 404 : 200)
      expect([pointsOf(observed), scoreOf(observed), gradeOf(scoreOf(observed))]).toEqual([
        {
          'content-security-policy': 10,
          cookies: 0,
          'cross-origin-resource-sharing': 0,
          'referrer-policy': 5,
          'strict-transport-security': 0,
          'subresource-integrity': 0,
          'x-content-type-options': 0,
          framing: 5,
          'cross-origin-resource-policy': 10,
          'cross-origin-embedder-policy': 10,
          'cross-origin-opener-policy': 10,
        },
        150,
        'A+',
      ])
    },
  )

  it('lose some points with Stripe, only on the plans page', async () => {
    const plans = await observeWithStripe('/subscription')
    expect(pointsOf(plans)).toMatchObject({
      'content-security-policy': 10,
      'cross-origin-embedder-policy': 0,
      'cross-origin-opener-policy': -5,
    })
    expect([scoreOf(plans), gradeOf(scoreOf(plans))]).toEqual([125, 'A+'])
    expect(scoreOf(await observeWithStripe('/login'))).toBe(150)
  })

  it('have no inline styles, and only the inline scripts that their policy allows', async () => {
    const files = globSync('**/*.html', { cwd: WEB_ROOT, exclude: ['__spa-fallback.html'] })
    expect(files.length).toBeGreaterThan(40)
    for (const file of files) {
      const { headers, html } = await observe(`/${file}`)
      const policy = String(headers['content-security-policy'])
      const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
      const run = scripts.filter(([, attributes]) => !attributes?.includes('application/ld+json'))
      expect([file, run.length]).toEqual([file, expect.toSatisfy((count: number) => count > 4)])
      for (const [, , code = ''] of run) {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
      }
      expect([file, html.match(/<style\b|<[^>]+ (style|on[a-z]+)="/)]).toEqual([file, null])
    }
  })

  it('list every script with its integrity hash', async () => {
    const scripts = globSync('assets/*.js', { cwd: WEB_ROOT })
    for (const file of globSync('**/*.html', { cwd: WEB_ROOT })) {
      const html = await readFile(join(WEB_ROOT, file), 'utf8')
      for (const link of html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []) {
        expect([file, link]).toEqual([file, expect.stringMatching(/integrity="sha384-/)])
      }
      const map = /<script[^>]*type="importmap"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
      const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> }
      const named = new Set(Object.keys(integrity).map((path) => path.replace(/^\//, '')))
      expect([file, scripts.some((script) => named.has(script))]).toEqual([file, true])
    }
  })
})

describe('the API', () => {
  it('gets an A+ with 155 points, including the cookies of signing in', async () => {
    await using app = await anApp({ settings: { PUBLIC_URL } })
    const { email } = await aPerson(app)
    const { headers, text } = await aBrowser(app).call(sessions.signIn, {
      body: { email, password: PASSWORD },
    })
    const cookies = [headers['set-cookie'] ?? []].flat()
    expect(cookies).toHaveLength(3)
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Path=\/; .*Secure; SameSite=Lax$/)
    const observed = { headers, cookies, html: text }
    expect([pointsOf(observed)['cookies'], scoreOf(observed), gradeOf(scoreOf(observed))]).toEqual([
      5,
      155,
      'A+',
    ])
  })
})

describe('the scoring', () => {
  const bare: Observed = { headers: {}, cookies: [], html: '' }
  it('is bad without headers, and if scripts can read the session', () => {
    expect(scoreOf(bare)).toBe(100 - 25 - 5 - 20 - 5 - 20)
    expect(gradeOf(scoreOf(bare))).toBe('less')
    expect(TESTS['cookies']?.({ ...bare, cookies: ['session=1; Secure; SameSite=Lax'] })).toBe(-30)
    expect(TESTS['cookies']?.({ ...bare, cookies: ['session=1; HttpOnly; SameSite=Lax'] })).toBe(-40)
  })

  it.each([
    ["default-src 'none'; script-src 'unsafe-inline'", -20],
    ["default-src 'none'; script-src https:", -20],
    ["default-src 'self'", 5],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
  ])('rates the policy: %s', (policy, points) => {
    const headers = { 'content-security-policy': policy }
    expect(TESTS['content-security-policy']?.({ ...bare, headers })).toBe(points)
  })
})

function pointsOf(observed: Observed): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(TESTS).map(([name, test]) => [name, test(observed)]))
}
