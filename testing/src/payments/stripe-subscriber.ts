import type { PaymentProvider } from '@wordloom/server/internal/features/subscriptions/provider'
import { createStripe } from '@wordloom/server/internal/features/subscriptions/stripe/stripe'
import { aStripe, CARDS, type TestStripe } from '../stripe/stripe.ts'

interface Place extends Pick<TestStripe, 'webhookSecret' | 'prices' | 'origin'> {
  readonly keys: { readonly secretKey: string; readonly publishableKey: string }
}

export function aProvider({ keys, webhookSecret, prices, origin }: Place): PaymentProvider {
  return createStripe({ ...keys, webhookSecrets: [webhookSecret], prices, apiBase: new URL(origin) }).provider
}

export async function aCustomer() {
  const stripe = await aStripe()
  const provider = aProvider(stripe)
  const customerId = await provider.createCustomer({ userId: 'ann', email: 'ann@example.org', name: 'Ann' })
  return { stripe, provider, customerId, [Symbol.asyncDispose]: () => stripe[Symbol.asyncDispose]() }
}

export async function aSubscriber(card: string = CARDS.good) {
  const customer = await aCustomer()
  const { stripe, provider, customerId } = customer
  const { subscription, clientSecret } = await provider.begin({ customerId, plan: 'monthly', key: 'first' })
  stripe.pay(clientSecret ?? '', card)
  if (card === CARDS.alwaysConfirmed) stripe.confirm(clientSecret ?? '', card)
  const { id } = subscription
  return { ...customer, id, read: () => provider.read(id) }
}
