import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'

export interface Plan {
  readonly id: string
  readonly amount: number
  readonly interval: 'month' | 'year'
}

const PRODUCT = 'prod_Wordloom'

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export function aList<Item>(url: string, data: Item[], hasMore = false): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: hasMore, url }
}

export function aCustomer(
  now: number,
  { email, name, metadata }: { email: string | null; name: string | null; metadata: Stripe.Metadata },
): Stripe.Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

export function aPrice(created: number, { id, amount, interval }: Plan): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: PRODUCT,
    recurring: {
      interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: Stripe.Decimal.from(amount),
  }
}

export function aSubscription(now: number, customer: string, plan: Plan): Stripe.Subscription {
  const id = newId('sub')
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'usd',
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: aList(`/v1/subscription_items?subscription=${id}`, [aSubscriptionItem(now, id, plan)]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  }
}

export function aSubscriptionItem(now: number, subscription: string, plan: Plan): Stripe.SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: periodAfter(now, plan.interval),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: aLegacyPlan(now, plan),
    price: aPrice(now, plan),
    quantity: 1,
    subscription,
    tax_rates: [],
  }
}

export function periodAfter(seconds: number, interval: Plan['interval']): number {
  const from = new Date(seconds * 1000)
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + (interval === 'month' ? 1 : 12))
  const days = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), days))
  return Math.floor(to.getTime() / 1000)
}

/** Stripe's predecessor of prices, still part of each item. */
function aLegacyPlan(created: number, { id, amount, interval }: Plan): Stripe.Plan {
  return {
    id,
    object: 'plan',
    active: true,
    amount,
    amount_decimal: Stripe.Decimal.from(amount),
    billing_scheme: 'per_unit',
    created,
    currency: 'usd',
    interval,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: PRODUCT,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
