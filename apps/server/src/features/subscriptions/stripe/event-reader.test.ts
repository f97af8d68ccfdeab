import { aSubscriber } from '@wordloom/testing/payments/stripe-subscriber'
import { aStripe, type TestStripe } from '@wordloom/testing/stripe/stripe'
import { describe, expect, it } from 'vitest'
import type { EventReader } from '../provider.ts'
import { createStripe } from './stripe.ts'

const EVENT = {
  id: 'evt_1',
  type: 'invoice.paid',
  data: { object: { object: 'invoice', customer: 'cus_1' } },
}
const READ = { id: 'evt_1', type: 'invoice.paid', customerId: 'cus_1' }
const HOUR = 3600

const now = (): number => Math.floor(Date.now() / 1000)

function aReader(
  stripe: TestStripe,
  webhookSecrets: readonly string[] = [stripe.webhookSecret],
): EventReader {
  const { keys, prices, origin } = stripe
  return createStripe({ ...keys, webhookSecrets, prices, apiBase: new URL(origin) }).events
}

describe('an event', () => {
  it('is read exactly as it was signed', async () => {
    await using stripe = await aStripe()
    const { payload, headers } = stripe.sign(EVENT)
    const reader = aReader(stripe)
    expect(await reader.read(Buffer.from(payload), headers['stripe-signature'])).toEqual(READ)
    const again = JSON.stringify(JSON.parse(payload))
    for (const changed of [again, `${payload} `, payload.replace('cus_1', 'cus_2'), '']) {
      await expect(reader.read(Buffer.from(changed), headers['stripe-signature'])).rejects.toMatchObject({
        code: 'bad_request',
      })
    }
  })

  it('is refused without a signature, and with a wrong, truncated or outdated one', async () => {
    await using stripe = await aStripe()
    const { payload, headers } = stripe.sign(EVENT)
    const signature = headers['stripe-signature']
    const foreign = stripe.sign(EVENT, { secrets: ['whsec_of_somebody_else'] }).headers['stripe-signature']
    const wrong = [
      undefined,
      '',
      'nonsense',
      foreign,
      signature.slice(0, -1),
      signature.replace('v1=', 'v0='),
      signature.replace(/^t=\d+,/, ''),
      signature.replace(/^t=\d+/, `t=${now() - 1}`),
      signature.replace(/^t=\d+/, 't=now'),
    ]
    for (const each of wrong) {
      await expect(aReader(stripe).read(Buffer.from(payload), each)).rejects.toMatchObject({
        code: 'bad_request',
      })
    }
  })

  it.each([
    { seconds: -HOUR, isRead: false },
    { seconds: -305, isRead: false },
    { seconds: -290, isRead: true },
    { seconds: 290, isRead: true },
    { seconds: 305, isRead: false },
    { seconds: HOUR, isRead: false },
  ])('signed $seconds seconds from now is read: $isRead', async ({ seconds, isRead }) => {
    await using stripe = await aStripe()
    const { payload, headers } = stripe.sign(EVENT, { at: now() + seconds })
    const reading = aReader(stripe).read(Buffer.from(payload), headers['stripe-signature'])
    if (isRead) expect(await reading).toEqual(READ)
    else await expect(reading).rejects.toMatchObject({ code: 'bad_request' })
  })

  it('is accepted during a change of the secret, signed with either one', async () => {
    await using stripe = await aStripe()
    const both = stripe.sign(EVENT, { secrets: ['whsec_old', 'whsec_new'] })
    const old = stripe.sign(EVENT, { secrets: ['whsec_old'] })
    const read = (secrets: readonly string[], { payload, headers }: typeof both) =>
      aReader(stripe, secrets).read(Buffer.from(payload), headers['stripe-signature'])
    expect(await read(['whsec_old'], both)).toEqual(READ)
    expect(await read(['whsec_new'], both)).toEqual(READ)
    expect(await read(['whsec_new', 'whsec_old'], old)).toEqual(READ)
    await expect(read(['whsec_new'], old)).rejects.toMatchObject({ code: 'bad_request' })
  })

  it.each(['null', '[]', '{}', '"evt"', '{"id":1,"type":"x","data":{"object":{}}}', 'no JSON'])(
    'is refused when it is malformed, even if it is signed: %s',
    async (text) => {
      await using stripe = await aStripe()
      const signature = stripe.signText(text)
      await expect(aReader(stripe).read(Buffer.from(text), signature)).rejects.toMatchObject({
        code: 'bad_request',
      })
    },
  )
})

describe('the customer of an event', () => {
  it('is known for everything that happens to a subscription and its payments', async () => {
    await using buyer = await aSubscriber()
    const { stripe, provider, customerId, id } = buyer
    await provider.setEndsAtPeriodEnd(id, true)
    await provider.setEndsAtPeriodEnd(id, false)
    stripe.turn(id)
    const invoice = String(stripe.books.subscriptions.get(id)?.latest_invoice)
    stripe.refund(invoice)
    stripe.dispute(invoice)
    stripe.closeDispute(invoice, 'lost')
    stripe.deleteCustomer(customerId)
    const reader = aReader(stripe)
    const read = stripe.events.map(async (event) => {
      const { payload, headers } = stripe.sign(event)
      return reader.read(Buffer.from(payload), headers['stripe-signature'])
    })
    expect(await Promise.all(read)).toEqual(
      stripe.events.map((event) => ({ id: event.id, type: event.type, customerId })),
    )
    const types = new Set(stripe.events.map(({ type }) => type))
    expect([...types]).toEqual(
      expect.arrayContaining([
        'customer.created',
        'customer.deleted',
        'customer.subscription.created',
        'customer.subscription.updated',
        'customer.subscription.deleted',
        'invoice.paid',
        'charge.refunded',
        'refund.created',
        'charge.dispute.created',
        'charge.dispute.closed',
      ]),
    )
  })

  it('is null for an object without a customer, whatever its metadata say', async () => {
    await using stripe = await aStripe()
    const metadata = { user_id: 'ann', customer: 'cus_1' }
    const objects = [
      { object: 'product', id: 'prod_1', metadata },
      { object: 'invoice', id: 'in_1', customer: null, metadata },
      { object: 'dispute', id: 'dp_1', charge: 'ch_unknown', metadata },
    ]
    for (const object of objects) {
      const { payload, headers } = stripe.sign({ ...EVENT, data: { object } })
      const { customerId } = await aReader(stripe).read(Buffer.from(payload), headers['stripe-signature'])
      expect(customerId).toBeNull()
    }
  })

  it('cannot be determined for a dispute while Stripe is down', async () => {
    await using stripe = await aStripe()
    const object = { object: 'dispute', id: 'dp_1', charge: 'ch_1' }
    const { payload, headers } = stripe.sign({ ...EVENT, data: { object } })
    stripe.disturb('answers 500', 'answers 500')
    await expect(
      aReader(stripe).read(Buffer.from(payload), headers['stripe-signature']),
    ).rejects.toMatchObject({ code: 'bad_gateway' })
  })
})
