import type Stripe from 'stripe'
import { now, page } from '../books.ts'
import { aPrice } from '../objects/sales.ts'
import { missing } from '../refusal.ts'
import { type StripeEndpoint, stripeEndpoint } from './endpoint.ts'

export const installationEndpoints: readonly StripeEndpoint[] = [
  stripeEndpoint<Stripe.PriceRetrieveParams>({
    method: 'GET',
    path: '/v1/prices/*',
    parameters: { fields: {} },
    answer: ({ books, id }) => {
      const plan = books.plans.find((each) => each.id === id)
      if (plan === undefined) throw missing('price', id)
      return aPrice(now(), plan)
    },
  }),
  stripeEndpoint<Stripe.WebhookEndpointListParams>({
    method: 'GET',
    path: '/v1/webhook_endpoints',
    parameters: { fields: { limit: 'integer', starting_after: 'text' } },
    answer: ({ parameters: { limit, starting_after: after } }) =>
      page<Stripe.WebhookEndpoint>('/v1/webhook_endpoints', [], { limit, after }),
  }),
]
