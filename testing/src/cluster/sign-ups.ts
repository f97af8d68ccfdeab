import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { accounts, type PaymentSecret, type Subscription, subscriptions } from '@wordloom/contract'
import { aVisitor, type Visitor } from '../network/visitor.ts'
import type { TestStripe } from '../stripe/stripe.ts'

const PASSWORD = 'seven looms at dusk'
const EVERY_MS = 1000
const ASK_AGAIN_MS = 250
const CARD = '4242424242424242'

interface SignUp {
  readonly email: string
  readonly visitor: Visitor
}

export interface SignUps {
  readonly subscribers: readonly SignUp[]
  stop(): Promise<void>
  standings(): Promise<readonly Subscription[]>
  tellAgain(): Promise<void>
}

export function startSignUps(origin: string, stripe: TestStripe): SignUps {
  const subscribers: SignUp[] = []
  const underWay = new Set<Promise<void>>()
  let isOver = false

  const tell = async (event: object): Promise<void> => {
    const status = await stripe.deliver(`${origin}${subscriptions.webhook.path}`, event).catch(() => 0)
    if (status === 200) return
    await delay(ASK_AGAIN_MS)
    await tell(event)
  }

  const signUpAndSubscribe = async () => {
    const email = `${randomUUID()}@loom.example`
    const visitor = aVisitor(origin)
    const signedUp = await untilAnswered(() =>
      visitor.call(accounts.signUp, { body: { email, password: PASSWORD } }),
    )
    // The first attempt succeeded but its answer was lost, so nobody has a session for this account.
    if (signedUp.status === 409) return
    const begun = await untilAnswered(() => visitor.call(subscriptions.create, { body: { plan: 'monthly' } }))
    const { clientSecret } = (await begun.json()) as PaymentSecret
    const before = stripe.events.length
    stripe.pay(clientSecret ?? '', CARD)
    // Deliver each event twice at the same time, as Stripe may.
    await Promise.all(stripe.events.slice(before).flatMap((event) => [tell(event), tell(event)]))
    subscribers.push({ email, visitor })
  }

  const coming = (async () => {
    while (!isOver) {
      const signUp = signUpAndSubscribe()
      underWay.add(signUp)
      void signUp.finally(() => underWay.delete(signUp))
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
