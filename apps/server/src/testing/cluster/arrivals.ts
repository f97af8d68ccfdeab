import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { accounts, type PaymentSecret, type Subscription, subscriptions } from '@wordloom/contract'
import type { TestStripe } from '../a-stripe.ts'
import { aVisitor, type Visitor } from '../a-visitor.ts'

const PASSWORD = 'seven looms at dusk'
const EVERY_MS = 1000
const ASK_AGAIN_MS = 250
const CARD = '4242424242424242'

interface Arrival {
  readonly email: string
  readonly visitor: Visitor
}

export interface Arrivals {
  /** Those who were told that they have an account and a plan. */
  readonly subscribers: readonly Arrival[]
  /** Nobody comes any more; waits until all who came have what they came for. */
  stop(): Promise<void>
  /** How each one's subscription stands. */
  standings(): Promise<readonly Subscription[]>
  /** Stripe says everything that it ever said once more. */
  tellAgain(): Promise<void>
}

/** One after the other signs up and subscribes, and goes on asking while there is no answer. So does Stripe. */
export function arrivals(origin: string, stripe: TestStripe): Arrivals {
  const subscribers: Arrival[] = []
  const underWay = new Set<Promise<void>>()
  let isOver = false

  const tell = async (event: object): Promise<void> => {
    const status = await stripe.deliver(`${origin}${subscriptions.webhook.path}`, event).catch(() => 0)
    if (status === 200) return
    await delay(ASK_AGAIN_MS)
    await tell(event)
  }

  const arrive = async () => {
    const email = `${randomUUID()}@loom.example`
    const visitor = aVisitor(origin)
    const signedUp = await untilAnswered(() =>
      visitor.call(accounts.signUp, { body: { email, password: PASSWORD } }),
    )
    // It was done when it was asked for first, and nobody was told: whose account it is, has no session here.
    if (signedUp.status === 409) return
    const begun = await untilAnswered(() => visitor.call(subscriptions.create, { body: { plan: 'monthly' } }))
    const { clientSecret } = (await begun.json()) as PaymentSecret
    const before = stripe.events.length
    stripe.pay(clientSecret ?? '', CARD)
    // Twice at once, as it may happen.
    await Promise.all(stripe.events.slice(before).flatMap((event) => [tell(event), tell(event)]))
    subscribers.push({ email, visitor })
  }

  const coming = (async () => {
    while (!isOver) {
      const arrival = arrive()
      underWay.add(arrival)
      void arrival.finally(() => underWay.delete(arrival))
      await delay(EVERY_MS)
    }
  })()

  return {
    subscribers,
    async stop() {
      isOver = true
      await coming
      await Promise.all(underWay)
    },
    standings: () =>
      Promise.all(
        subscribers.map(async ({ visitor }) => (await visitor.call(subscriptions.status)).json()),
      ) as Promise<Subscription[]>,
    async tellAgain() {
      await Promise.all(stripe.events.map(tell))
    },
  }
}

async function untilAnswered(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer !== null && answer.status < 500) return answer
    await delay(ASK_AGAIN_MS)
  }
}
