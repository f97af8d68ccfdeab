import { subscriptions } from '@wordloom/contract'
import { aPerson, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES, type DatabaseKind } from '@wordloom/testing/database/database'
import { snapshotOf } from '@wordloom/testing/database/snapshot'
import { anApp } from '@wordloom/testing/server/app'
import { aStripe, type SentEvent, type TestStripe } from '@wordloom/testing/stripe/stripe'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createEventStorage } from './event-storage.ts'

type App = Awaited<ReturnType<typeof anApp>>

const DAY = 24 * 60 * 60 * 1000
const PATH = subscriptions.webhook.path

describe.each(DATABASES)('events from Stripe, on %s,', (kind) => {
  it('give the plan that was paid for, even if nobody comes back to the page', async () => {
    await using world = await aWorld(kind)
    const ann = await world.aSubscriber()
    expect(await world.planOf(ann)).toEqual(['free', 'free'])
    expect(await world.tellAll()).toEqual([200])
    expect(await world.planOf(ann)).toEqual(['monthly', 'active'])
    expect((await ann.browser.call(subscriptions.entitlements)).reply().columns).toBe(6)
    expect((await ann.browser.call(subscriptions.payments)).reply()).toMatchObject([
      { amount: 900, refunded: 0, currency: 'usd', status: 'paid' },
    ])
  })

  it('follow a renewal that fails, is paid later, and ends', async () => {
    await using world = await aWorld(kind)
    const { stripe, tellAll, planOf } = world
    const ann = await world.aSubscriber()
    await tellAll()
    const [subscription] = [...stripe.books.subscriptions.values()]
    const id = subscription?.id ?? ''
    stripe.setCard(id, '4000000000000341')
    stripe.turn(id)
    await tellAll()
    expect(await planOf(ann)).toEqual(['monthly', 'past_due'])
    const { graceUntil } = (await ann.browser.call(subscriptions.status)).reply()
    expect(Date.parse(graceUntil ?? '') - Date.now()).toBeGreaterThan(6.9 * DAY)
    expect((await ann.browser.call(subscriptions.entitlements)).reply().columns).toBe(6)
    const { clientSecret } = (
      await ann.browser.call(subscriptions.create, { body: { plan: 'monthly' } })
    ).reply()
    expect(stripe.pay(clientSecret ?? '')).toBe('succeeded')
    await tellAll()
    expect(await planOf(ann)).toEqual(['monthly', 'active'])
    expect((await ann.browser.call(subscriptions.cancel)).reply()).toMatchObject({ status: 'canceled' })
    stripe.turn(id)
    await tellAll()
    expect(await planOf(ann)).toEqual(['free', 'free'])
    expect((await ann.browser.call(subscriptions.entitlements)).reply().columns).toBe(3)
  })

  it('record refunds and disputes', async () => {
    await using world = await aWorld(kind)
    const { stripe, tellAll } = world
    const ann = await world.aSubscriber()
    const [invoice] = [...stripe.books.invoices.keys()]
    stripe.refund(invoice ?? '', 400)
    await tellAll()
    const payments = async () => (await ann.browser.call(subscriptions.payments)).reply()
    expect(await payments()).toMatchObject([{ amount: 900, refunded: 400, status: 'paid' }])
    stripe.dispute(invoice ?? '')
    await tellAll()
    expect(await payments()).toMatchObject([{ status: 'disputed' }])
  })

  it('I01 I02 are accepted only with a valid signature over the exact bytes, made recently', async () => {
    await using world = await aWorld(kind, { STRIPE_WEBHOOK_SECRET: 'whsec_old,whsec_wordloom' })
    const { stripe } = world
    await world.aSubscriber()
    const event = world.lastEvent()
    const signed = stripe.sign(event)
    const { 'stripe-signature': signature } = signed.headers
    const seconds = Math.floor(Date.now() / 1000)
    const before = await snapshotOf(world.app.database)
    const forged = [
      { ...signed, headers: { 'content-type': 'application/json' } },
      { ...signed, headers: { ...signed.headers, 'stripe-signature': 'v1=0' } },
      { ...signed, headers: { ...signed.headers, 'stripe-signature': signature.slice(0, -1) } },
      { ...signed, payload: JSON.stringify(JSON.parse(signed.payload)) },
      { ...signed, payload: `${signed.payload} ` },
      stripe.sign(event, { secrets: ['whsec_guess'] }),
      stripe.sign(event, { at: seconds - 305 }),
      stripe.sign(event, { at: seconds + 3600 }),
    ]
    for (const [at, each] of forged.entries()) expect([at, await world.tell(each)]).toEqual([at, 400])
    expect(await snapshotOf(world.app.database)).toEqual(before)
    // During a change of the secret, either one is valid, and so are both together.
    for (const secrets of [['whsec_wordloom'], ['whsec_old'], ['whsec_new', 'whsec_old']]) {
      expect(await world.tell(stripe.sign(event, { secrets }))).toBe(200)
    }
  })

  it.each([
    { foreign: { livemode: true }, reason: 'mode' },
    { foreign: { account: 'acct_of_somebody_else' }, reason: 'account' },
  ])('I03 are ignored and logged if they belong to another $reason', async ({ foreign, reason }) => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => write.mockRestore())
    await using world = await aWorld(kind, { LOG_LEVEL: 'warn' })
    const { stripe, app } = world
    const ann = await world.aSubscriber()
    const dispute = { object: 'dispute', id: 'dp_1', charge: 'ch_1' }
    const events = [world.lastEvent(), { ...world.lastEvent(), id: 'evt_dispute', data: { object: dispute } }]
    const before = await snapshotOf(app.database)
    const asked = stripe.requests.length
    for (const event of events) expect(await world.tell(stripe.sign({ ...event, ...foreign }))).toBe(200)
    expect(stripe.requests.length).toBe(asked)
    expect(await snapshotOf(app.database)).toEqual(before)
    expect(write.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject(
      events.map(({ id, type }) => ({
        msg: 'an event from Stripe was ignored',
        level: 'warn',
        stripeEvent: id,
        type,
        reason,
      })),
    )
    expect(await world.tell(stripe.sign(world.lastEvent()))).toBe(200)
    expect(await world.planOf(ann)).toEqual(['monthly', 'active'])
  })

  it('I04 count once, however often and on however many instances they arrive', async () => {
    await using world = await aWorld(kind)
    const { stripe, app } = world
    await using other = await anApp({ kind, settings: stripe.settings, beside: app })
    const ann = await world.aSubscriber()
    const event = world.lastEvent()
    const told = Array.from({ length: 10 }, (_, at) => world.tell(stripe.sign(event), at % 2 ? other : app))
    expect(await Promise.all(told)).toEqual(Array(10).fill(200))
    const { kysely } = app.database
    const events = () => kysely.selectFrom('payment_events').select('id').execute()
    expect(await events()).toEqual([{ id: event.id }])
    expect(await world.planOf(ann)).toEqual(['monthly', 'active'])
    // A repetition three days later still counts as the same event, even if the state at Stripe has changed.
    await kysely
      .updateTable('payment_events')
      .set((row) => ({ received_at: row('received_at', '-', 3 * DAY) }))
      .execute()
    const asked = stripe.requests.length
    expect(await world.tell(stripe.sign(event), other)).toBe(200)
    expect(stripe.requests.length).toBe(asked)
    expect(await events()).toHaveLength(1)
  })

  it('I05 lead to the same result in whatever order they arrive', async () => {
    await using world = await aWorld(kind)
    const { stripe } = world
    const ann = await world.aSubscriber()
    const [id = ''] = [...stripe.books.subscriptions.keys()]
    stripe.turn(id)
    stripe.giveUp(id)
    const life = stripe.events.filter(({ type }) => type.startsWith('customer.subscription.'))
    expect(life.length).toBeGreaterThan(3)
    for (let round = 0; round < 20; round++) {
      const shuffled = life.toSorted(() => Math.random() - 0.5)
      await Promise.all(
        shuffled.map((event, at) => world.tell(stripe.sign({ ...event, id: `evt_${round}_${at}` }))),
      )
      expect(await world.planOf(ann)).toEqual(['free', 'free'])
    }
  })

  it('change nothing if the customer belongs to another product, is unknown or was deleted', async () => {
    await using world = await aWorld(kind)
    const { stripe, app } = world
    const ann = await world.aSubscriber()
    await world.tellAll()
    const event = world.lastEvent()
    await app.database.kysely.deleteFrom('users').where('id', '=', ann.id).execute()
    const before = await snapshotOf(app.database)
    expect(await world.tell(stripe.sign({ ...event, id: 'evt_late' }))).toBe(200)
    expect(await world.tell(stripe.sign(aimedAt(event, 'cus_unknown')))).toBe(200)
    stripe.somethingElse()
    expect(await world.tell(stripe.sign(world.lastEvent()))).toBe(200)
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  it('I10 affect only the account of their customer, whatever their metadata say', async () => {
    await using world = await aWorld(kind)
    const { stripe } = world
    const victim = await aPerson(world.app)
    await world.aSubscriber()
    const event = world.lastEvent()
    const { object } = event.data
    const metadata = { user_id: victim.id, userId: victim.id }
    const forged = { ...event, metadata, data: { object: { ...object, metadata } } }
    expect(await world.tell(stripe.sign(forged))).toBe(200)
    expect(await world.planOf(victim)).toEqual(['free', 'free'])
  })

  it('I13 need no session and no origin, only a signature, and are limited in size', async () => {
    await using world = await aWorld(kind)
    const { stripe } = world
    const ann = await world.aSubscriber()
    const signed = stripe.sign(world.lastEvent())
    const headers = {
      ...signed.headers,
      cookie: `session=${ann.browser.cookies.get('session')}`,
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    }
    expect(await world.tell({ ...signed, headers })).toBe(200)
    expect(await world.planOf(ann)).toEqual(['monthly', 'active'])
    const padding = 'x'.repeat(512 * 1024)
    expect(await world.tell(stripe.sign({ ...world.lastEvent(), padding }))).toBe(413)
    const large = { ...world.lastEvent(), id: 'evt_large', padding: 'x'.repeat(400 * 1024) }
    expect(await world.tell(stripe.sign(large))).toBe(200)
  })

  it('are refused while Stripe is down, so that Stripe sends them again', async () => {
    await using world = await aWorld(kind)
    const { stripe } = world
    const ann = await world.aSubscriber()
    const signed = stripe.sign(world.lastEvent())
    stripe.disturb(...Array<'answers 500'>(12).fill('answers 500'))
    expect(await world.tell(signed)).toBe(502)
    expect(await world.planOf(ann)).toEqual(['free', 'free'])
    while (stripe.requests.length < 100 && (await world.tell(signed)) !== 200);
    expect(await world.planOf(ann)).toEqual(['monthly', 'active'])
  })

  it('I14 are answered a hundred at a time, and Stripe is asked once for all that came together', async () => {
    await using world = await aWorld(kind)
    const { stripe } = world
    const ann = await world.aSubscriber()
    const ofAnn = world.lastEvent()
    await world.aSubscriber()
    const ofBob = world.lastEvent()
    const asked = stripe.requests.length
    const told = Array.from({ length: 100 }, (_, at) =>
      world.tell(stripe.sign({ ...(at % 2 ? ofAnn : ofBob), id: `evt_${at}` })),
    )
    expect(new Set(await Promise.all(told))).toEqual(new Set([200]))
    expect(stripe.requests.length - asked).toBeLessThan(60)
    expect(await world.planOf(ann)).toEqual(['monthly', 'active'])
  })

  it('are forgotten after 40 days', async () => {
    await using world = await aWorld(kind)
    await world.aSubscriber()
    await world.tellAll()
    const { kysely, now } = world.app.database
    await kysely
      .updateTable('payment_events')
      .set({ received_at: sql`${now} - ${39 * DAY}` })
      .execute()
    await world.purge()
    expect(await kysely.selectFrom('payment_events').select('id').execute()).not.toEqual([])
    await kysely
      .updateTable('payment_events')
      .set({ received_at: sql`${now} - ${40 * DAY}` })
      .execute()
    await world.purge()
    expect(await kysely.selectFrom('payment_events').select('id').execute()).toEqual([])
  })
})

interface Signed {
  readonly payload: string
  readonly headers: Readonly<Record<string, string>>
}

async function aWorld(kind: DatabaseKind, settings: Record<string, string> = {}) {
  const stripe = await aStripe()
  const app = await anApp({ kind, settings: { ...stripe.settings, ...settings } })
  let toldOf = 0

  const tell = async ({ payload, headers }: Signed, to: App = app): Promise<number> => {
    const answer = await to.inject({ method: 'POST', url: PATH, payload, headers: { ...headers } })
    return answer.statusCode
  }

  return {
    stripe,
    app,
    tell,
    purge: () => createEventStorage(app.database).purge(),

    async aSubscriber(): Promise<Person> {
      const person = await aPerson(app)
      const answer = await person.browser.call(subscriptions.create, { body: { plan: 'monthly' } })
      stripe.pay(answer.reply().clientSecret ?? '')
      return person
    },

    async tellAll(): Promise<number[]> {
      const events = stripe.events.slice(toldOf)
      toldOf = stripe.events.length
      return [...new Set(await Promise.all(events.map((event) => tell(stripe.sign(event)))))]
    },

    lastEvent: (): SentEvent => lastOf(stripe),

    async planOf({ browser }: Person): Promise<readonly string[]> {
      const { plan, status } = (await browser.call(subscriptions.status)).reply()
      return [plan, status]
    },

    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await stripe[Symbol.asyncDispose]()
    },
  }
}

function lastOf({ events }: TestStripe): SentEvent {
  const event = events.at(-1)
  if (event === undefined) throw new Error('Nothing has happened.')
  return event
}

function aimedAt(event: SentEvent, customer: string): object {
  return { ...event, id: 'evt_aimed', data: { object: { ...event.data.object, customer } } }
}
