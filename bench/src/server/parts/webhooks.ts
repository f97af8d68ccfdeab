import { createHmac } from 'node:crypto'
import { aStripeProcess, type StripeBooks, type StripeProcess } from '@wordloom/testing/stripe/process'
import { Connection } from '../load/connection.ts'
import { type Call, toRequest } from '../load/request.ts'
import { Tally } from '../load/tally.ts'
import { metered } from '../metered.ts'
import { signUp } from '../routes/members.ts'
import { at } from '../statistics.ts'
import { toTable } from '../table.ts'
import type { Part } from './part.ts'

const SUBSCRIBERS = 20
const AT_ONCE = 100
const ROUNDS = 10

export const webhooks: Part = {
  name: 'webhooks',
  async measure({ openPlace }) {
    await using stripe = await aStripeProcess()
    await using place = await openPlace()
    await using product = await place.start({ settings: stripe.settings })
    for (let number = 0; number < SUBSCRIBERS; number++) {
      await subscribe(product.address, `subscriber-${number}@example.org`, stripe)
    }
    const { events } = await stripe.books()
    const secret = stripe.settings['STRIPE_WEBHOOK_SECRET'] ?? ''
    const tally = new Tally()
    const { loopMaxMs, cpuMs } = await metered(product, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        await tellAtOnce(product.address, toNews(events, round), secret, tally)
      }
    })
    const times = tally.times()
    return toTable(`${AT_ONCE} signed webhooks at once, ${ROUNDS} times`, [
      { what: 'answered', is: tally.describe(() => true) },
      { what: 'median, ms', is: at(times, 0.5) },
      { what: '99th percentile, ms', is: at(times, 0.99), bar: { most: 1000 } },
      { what: 'processor time per webhook, ms', is: cpuMs / times.length, digits: 2 },
      { what: 'longest delay of the event loop, ms', is: loopMaxMs, digits: 1, bar: { most: 250 } },
    ])
  },
}

/** Gives events new ids, because the server ignores ids it has seen. */
function toNews(events: StripeBooks['events'], round: number): readonly object[] {
  return Array.from({ length: AT_ONCE }, (_, number) => ({
    ...events[number % events.length],
    id: `evt_${round}_${number}`,
  }))
}

async function tellAtOnce(
  address: string,
  events: readonly object[],
  secret: string,
  tally: Tally,
): Promise<void> {
  const url = new URL(address)
  const requests = events.map((event) => toRequest(url.host, aWebhook(event, secret)))
  const started = performance.now()
  const tell = async (request: string) => {
    const connection = new Connection(url)
    const { status } = await connection.ask(request)
    tally.add({ kind: 'webhook', status }, performance.now() - started)
    connection.close()
  }
  await Promise.all(requests.map(tell))
}

function aWebhook(event: object, secret: string): Call {
  const body = JSON.stringify(event)
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return {
    path: '/api/stripe/webhook',
    method: 'POST',
    headers: { 'stripe-signature': `t=${seconds},v1=${signature}` },
    body,
  }
}

async function subscribe(address: string, email: string, stripe: StripeProcess): Promise<void> {
  const headers = { cookie: await signUp(address, email), 'content-type': 'application/json' }
  const body = JSON.stringify({ plan: 'monthly' })
  const answer = await fetch(`${address}/api/create-subscription`, { method: 'POST', headers, body })
  const { clientSecret } = (await answer.json()) as { clientSecret?: string }
  if (clientSecret === undefined) throw new Error(`Subscribing returned ${answer.status}.`)
  await stripe.happen('pay', clientSecret)
}
