import {
  accounts,
  ErrorBody,
  SIGN_IN_PROBLEMS,
  SUBSCRIPTION_MESSAGES,
  savedLists,
  sessions,
  subscriptions,
} from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../../src/accounts/address.ts'
import { type App, aPerson, PASSWORD, type Person } from '../../src/accounts/person.ts'
import { DATABASES } from '../../src/database/database.ts'
import { aSwitchablePort } from '../../src/network/switchable-port.ts'
import { anApp } from '../../src/server/app.ts'
import { aBrowser } from '../../src/server/browser.ts'
import { aStripe } from '../../src/stripe/stripe.ts'

/** More than there are database connections. */
const WAITING = 30

const SIGN_IN_MS = 5000
const SUBSCRIBE_MS = 10_000

const SLACK_MS = 2000

describe.concurrent.each(DATABASES)('while another service hangs, on %s,', (kind) => {
  it('R10 signing in through it fails in time, and nobody else is affected', async () => {
    await using provider = await aSwitchablePort('says nothing')
    const issuer = `http://127.0.0.1:${provider.port}`
    await using app = await anApp({ kind, settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'wordloom' } })
    const ann = await aPerson(app)
    const { status, message } = SIGN_IN_PROBLEMS.unavailable
    const waiting = new Waiting(() => aBrowser(app, { address: anAddress() }).send('GET', '/api/login'))
    await expectServed(app, ann)
    expect(waiting.isOver).toBe(false)
    for (const answer of await waiting.answers)
      expect([answer.status, answer.text]).toEqual([status, message])
    expect(waiting.longestMs).toBeLessThan(SIGN_IN_MS + SLACK_MS)
  })

  it('R11 paying through it fails in time, a retry pays once, and nobody else is affected', async () => {
    await using stripe = await aStripe()
    const port = Number(new URL(stripe.origin).port)
    await using way = await aSwitchablePort(port)
    const STRIPE_API_BASE = `http://127.0.0.1:${way.port}`
    await using app = await anApp({ kind, settings: { ...stripe.settings, STRIPE_API_BASE } })
    const ann = await aPerson(app)
    const create = ({ browser }: Person) => browser.call(subscriptions.create, { body: { plan: 'yearly' } })
    stripe.pay((await create(ann)).reply().clientSecret ?? '')
    await ann.browser.call(subscriptions.refresh)

    way.target = 'says nothing'
    way.cut()
    const people: Person[] = []
    for (let person = 0; person < WAITING; person++) people.push(await aPerson(app))
    const next = people.values()
    const waiting = new Waiting(() => create(next.next().value ?? ann))
    await expectServed(app, ann)
    const { plan, status } = (await ann.browser.call(subscriptions.status)).reply()
    expect([plan, status]).toEqual(['yearly', 'active'])
    expect(waiting.isOver).toBe(false)
    for (const answer of await waiting.answers) {
      expect([answer.status, ErrorBody.parse(answer.json()).message]).toEqual([
        502,
        SUBSCRIPTION_MESSAGES.providerDown,
      ])
    }
    expect(waiting.longestMs).toBeLessThan(SUBSCRIBE_MS + SLACK_MS)

    way.target = port
    way.cut()
    const begun = await Promise.all(people.map(create))
    expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([200]))
    expect(stripe.books.subscriptions.size).toBe(1 + WAITING)
    expect(stripe.books.customers.size).toBe(1 + WAITING)
  })
})

class Waiting<Answer> {
  readonly answers: Promise<readonly Answer[]>
  isOver = false
  longestMs = 0

  constructor(ask: () => Promise<Answer>) {
    const start = performance.now()
    const note = (answer: Answer) => {
      this.isOver = true
      this.longestMs = performance.now() - start
      return answer
    }
    this.answers = Promise.all(Array.from({ length: WAITING }, () => ask().then(note)))
  }
}

async function expectServed(app: App, { email, browser }: Person): Promise<void> {
  const body = { email, password: PASSWORD }
  const list = { name: 'Shoes', words: ['boot', 'clog'] }
  const newcomer = { email: `another-${email}`, password: PASSWORD }
  const answers = await Promise.all([
    browser.call(sessions.currentUser),
    browser.call(savedLists.create, { body: list }),
    aBrowser(app).call(sessions.signIn, { body }),
    aBrowser(app).call(accounts.signUp, { body: newcomer }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 201])
}
