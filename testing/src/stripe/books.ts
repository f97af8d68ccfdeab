import type Stripe from 'stripe'
import { aList, type Plan } from './objects/sales.ts'

export interface Books {
  readonly plans: readonly Plan[]
  readonly customers: Map<string, Stripe.Customer>
  readonly subscriptions: Map<string, Stripe.Subscription>
  readonly invoices: Map<string, Stripe.Invoice>
  readonly intents: Map<string, Stripe.PaymentIntent>
  readonly charges: Map<string, Stripe.Charge>
  readonly refunds: Map<string, Stripe.Refund>
  readonly disputes: Map<string, Stripe.Dispute>
  readonly cards: Map<string, string>
  /** Changes to a subscription once the invoice is paid, by invoice ID. */
  readonly changes: Map<string, Plan>
  readonly events: SentEvent[]
  readonly onEvent: Set<(event: SentEvent) => void>
}

export interface SentEvent extends Stripe.EventBase {
  readonly type: Stripe.Event['type']
}

export function openBooks(plans: readonly Plan[]): Books {
  return {
    plans,
    customers: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    cards: new Map(),
    changes: new Map(),
    events: [],
    onEvent: new Set(),
  }
}

export const now = (): number => Math.floor(Date.now() / 1000)

export function get<Item>(items: ReadonlyMap<string, Item>, id: unknown): Item {
  const item = typeof id === 'string' ? items.get(id) : undefined
  if (item === undefined) throw new Error(`Nothing in the books is called ${String(id)}.`)
  return item
}

export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (item === undefined) throw new Error('The subscription has no item.')
  return item
}

export function page<Item extends { readonly id: string }>(
  url: string,
  items: Iterable<Item>,
  { limit = 10, after }: { limit?: number | undefined; after?: string | undefined },
): Stripe.ApiList<Item> {
  const all = [...items].reverse()
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  return aList(url, all.slice(from, from + limit), all.length > from + limit)
}
