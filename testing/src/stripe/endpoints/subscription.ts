import type Stripe from 'stripe'
import { type Books, itemOf, page } from '../books.ts'
import { showSubscription } from '../objects/expand.ts'
import type { Plan } from '../objects/sales.ts'
import type { Shape } from '../parameters.ts'
import { invalid, missing } from '../refusal.ts'
import { begin, changePlan, end, setEnd, setEndsAtPeriodEnd } from '../subscriptions.ts'
import { type StripeEndpoint, stripeEndpoint } from './endpoint.ts'

const EXPAND: Shape = { each: 'text' }
const STATUSES = [
  'all',
  'active',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'unpaid',
]

export const subscriptionEndpoints: readonly StripeEndpoint[] = [
  stripeEndpoint<Stripe.SubscriptionCreateParams>({
    method: 'POST',
    path: '/v1/subscriptions',
    parameters: {
      fields: {
        customer: 'text',
        expand: EXPAND,
        items: { each: { fields: { price: 'text' } } },
        // Stripe's other values require a known card.
        payment_behavior: ['default_incomplete'],
        payment_settings: { fields: { save_default_payment_method: ['off', 'on_subscription'] } },
      },
    },
    answer: ({ books, parameters: { customer: id = '', items, expand, ...rest } }) => {
      const customer = books.customers.get(id)
      if (customer === undefined) throw missing('customer', id, 'customer')
      const plan = toPlan(books, items?.[0]?.price)
      const keepsCard = rest.payment_settings?.save_default_payment_method === 'on_subscription'
      return showSubscription(books, begin(books, customer, plan, keepsCard), expand)
    },
  }),

  stripeEndpoint<Stripe.SubscriptionListParams>({
    method: 'GET',
    path: '/v1/subscriptions',
    parameters: {
      fields: { customer: 'text', limit: 'integer', starting_after: 'text', status: STATUSES },
    },
    answer: ({ books, parameters: { customer, status, limit, starting_after: after } }) => {
      if (customer !== undefined && !books.customers.has(customer)) {
        throw missing('customer', customer, 'customer')
      }
      const isMeant = (subscription: Stripe.Subscription) =>
        status === 'all' || subscription.status === status || (!status && subscription.status !== 'canceled')
      const own = [...books.subscriptions.values()].filter(
        (subscription) =>
          (customer === undefined || subscription.customer === customer) && isMeant(subscription),
      )
      return page('/v1/subscriptions', own, { limit, after })
    },
  }),

  stripeEndpoint<Stripe.SubscriptionRetrieveParams>({
    method: 'GET',
    path: '/v1/subscriptions/*',
    parameters: { fields: { expand: EXPAND } },
    answer: ({ books, id, parameters: { expand } }) => showSubscription(books, find(books, id), expand),
  }),

  stripeEndpoint<Stripe.SubscriptionUpdateParams>({
    method: 'POST',
    path: '/v1/subscriptions/*',
    parameters: {
      fields: {
        cancel_at: 'integer',
        cancel_at_period_end: 'boolean',
        expand: EXPAND,
        items: { each: { fields: { id: 'text', price: 'text' } } },
        payment_behavior: ['pending_if_incomplete'],
        proration_behavior: ['always_invoice'],
      },
    },
    answer: ({ books, id, parameters }) => {
      const subscription = find(books, id)
      update(books, subscription, parameters)
      return showSubscription(books, subscription, parameters.expand)
    },
  }),

  stripeEndpoint<Stripe.SubscriptionCancelParams>({
    method: 'DELETE',
    path: '/v1/subscriptions/*',
    parameters: { fields: { expand: EXPAND } },
    answer: ({ books, id, parameters: { expand } }) => {
      const subscription = find(books, id)
      if (isOver(subscription)) throw missing('subscription', id)
      end(books, subscription, 'cancellation_requested')
      return showSubscription(books, subscription, expand)
    },
  }),
]

function update(
  books: Books,
  subscription: Stripe.Subscription,
  { items, cancel_at: endsAt, cancel_at_period_end: endsAtPeriodEnd }: Stripe.SubscriptionUpdateParams,
): void {
  if (isOver(subscription)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'invalid_canceled_subscription_fields',
    })
  }
  if (endsAt !== undefined && endsAtPeriodEnd !== undefined) {
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', {
      code: 'parameters_exclusive',
    })
  }
  const [change] = items ?? []
  if (change !== undefined) {
    if (endsAt !== undefined || endsAtPeriodEnd !== undefined) {
      throw invalid('Only the plan can be changed as soon as it is paid for.', { param: 'payment_behavior' })
    }
    if (change.id !== itemOf(subscription).id) throw missing('subscription item', String(change.id), 'items')
    if (subscription.status === 'incomplete') {
      throw invalid('The subscription cannot be changed before its first invoice is paid.')
    }
    changePlan(books, subscription, toPlan(books, change.price))
  } else if (endsAt !== undefined) {
    setEnd(books, subscription, typeof endsAt === 'number' ? endsAt : null)
  } else if (endsAtPeriodEnd !== undefined) {
    setEndsAtPeriodEnd(books, subscription, endsAtPeriodEnd)
  }
}

function find({ subscriptions }: Books, id: string): Stripe.Subscription {
  const subscription = subscriptions.get(id)
  if (subscription === undefined) throw missing('subscription', id)
  return subscription
}

function toPlan({ plans }: Books, price = ''): Plan {
  const plan = plans.find(({ id }) => id === price)
  if (plan === undefined) throw missing('price', price, 'items[0][price]')
  return plan
}

const isOver = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired'
