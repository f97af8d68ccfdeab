import type Stripe from 'stripe'
import { now, page } from '../books.ts'
import { tell } from '../events.ts'
import { aCustomer } from '../objects/sales.ts'
import { invalid, missing } from '../refusal.ts'
import { type StripeEndpoint, stripeEndpoint } from './endpoint.ts'

export const customerEndpoints: readonly StripeEndpoint[] = [
  stripeEndpoint<Stripe.CustomerListParams>({
    method: 'GET',
    path: '/v1/customers',
    parameters: { fields: { email: 'text', limit: 'integer', starting_after: 'text' } },
    answer: ({ books, parameters: { email, limit, starting_after: after } }) => {
      const all = [...books.customers.values()]
      const own = email === undefined ? all : all.filter((customer) => customer.email === email)
      return page('/v1/customers', own, { limit, after })
    },
  }),
  stripeEndpoint<Stripe.CustomerCreateParams>({
    method: 'POST',
    path: '/v1/customers',
    parameters: { fields: { email: 'text', name: 'text', metadata: 'metadata' } },
    answer: ({ books, parameters: { email = null, name = null, metadata } }) => {
      refuseBadEmail(email)
      const customer = aCustomer(now(), { email, name, metadata: toMetadata(metadata) })
      books.customers.set(customer.id, customer)
      tell(books, 'customer.created', customer)
      return customer
    },
  }),
  stripeEndpoint<Stripe.CustomerUpdateParams>({
    method: 'POST',
    path: '/v1/customers/*',
    parameters: { fields: { email: 'text' } },
    answer: ({ books, id, parameters: { email = null } }) => {
      const customer = books.customers.get(id)
      if (customer === undefined) throw missing('customer', id)
      refuseBadEmail(email)
      const changed = { ...customer, email }
      books.customers.set(id, changed)
      tell(books, 'customer.updated', changed)
      return changed
    },
  }),
]

function refuseBadEmail(email: string | null): void {
  if (email !== null && !/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw invalid(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'email' })
  }
}

function toMetadata(metadata: Stripe.CustomerCreateParams['metadata']): Stripe.Metadata {
  const entries = Object.entries(metadata || {}).filter(([, value]) => value !== null)
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]))
}
