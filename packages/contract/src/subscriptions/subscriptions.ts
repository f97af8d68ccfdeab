import * as z from 'zod/mini'
import { SUBSCRIPTION_STATUSES } from '../accounts/user.ts'
import { endpoint } from '../endpoint.ts'
import { MAX_WEBHOOK_BODY_BYTES } from '../limits.ts'
import { Entitlements, PAID_PLANS, PLANS } from './plans.ts'

const Moment = z.iso.datetime()

export const Subscription = z.strictObject({
  plan: z.enum(PLANS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** The end of the paid period; null if nobody pays. A canceled plan stays active until then. */
  paidUntil: z.nullable(Moment),
  /** The end of the grace period after a failed or unconfirmed renewal. */
  graceUntil: z.nullable(Moment),
})
export type Subscription = Readonly<z.infer<typeof Subscription>>

/** `off`: nothing is sold, and everybody may use everything. */
export const PAYMENTS = ['stripe', 'sandbox', 'off'] as const
export type Payments = (typeof PAYMENTS)[number]

export const PaymentOptions = z.strictObject({
  payments: z.enum(PAYMENTS),
  /** For the provider's script in the browser; null if it has none. */
  publishableKey: z.nullable(z.string()),
  freePlan: Entitlements,
})
export type PaymentOptions = Readonly<z.infer<typeof PaymentOptions>>

export const Payment = z.strictObject({
  id: z.string(),
  at: Moment,
  /** In the smallest unit of the currency, such as cents. */
  amount: z.int(),
  refunded: z.int(),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  status: z.enum(['paid', 'failed', 'refunded', 'disputed']),
  receiptUrl: z.nullable(z.string()),
})
export type Payment = Readonly<z.infer<typeof Payment>>

export const PaymentSecret = z.strictObject({
  clientSecret: z.nullable(z.string()),
})
export type PaymentSecret = Readonly<z.infer<typeof PaymentSecret>>

export const SandboxOutcome = z.strictObject({
  /** `needs_confirmation`: the payer has to confirm the payment, as some banks require. */
  status: z.enum(['succeeded', 'needs_confirmation']),
})
export type SandboxOutcome = Readonly<z.infer<typeof SandboxOutcome>>

export const subscriptions = {
  entitlements: endpoint({
    method: 'GET',
    path: '/api/entitlements',
    access: 'optional',
    tokenScope: 'read',
    summary: 'What the plan of the user allows',
    reply: Entitlements,
    status: 200,
  }),
  options: endpoint({
    method: 'GET',
    path: '/api/subscription/options',
    access: 'anyone',
    summary: 'How people pay for plans on this site',
    reply: PaymentOptions,
    status: 200,
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/subscription/status',
    access: 'signed-in',
    tokenScope: 'read',
    summary: 'The plan and the status of the account',
    reply: Subscription,
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/create-subscription',
    access: 'signed-in',
    rateLimits: ['paymentsPerAccount'],
    isClosedToImpersonators: true,
    summary: 'Subscribe to a plan, or change to another one. The page then confirms the payment',
    body: z.strictObject({ plan: z.enum(PAID_PLANS) }),
    reply: PaymentSecret,
    status: 200,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/subscription/refresh',
    access: 'signed-in',
    rateLimits: ['paymentsPerAccount'],
    isClosedToImpersonators: true,
    summary: 'Ask the payment provider for the state of the subscription, and store it',
    reply: Subscription,
    status: 200,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/cancel-subscription',
    access: 'signed-in',
    rateLimits: ['paymentsPerAccount'],
    isClosedToImpersonators: true,
    summary: 'Cancel the subscription at the end of the billing period',
    reply: Subscription,
    status: 200,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/subscription/resume',
    access: 'signed-in',
    rateLimits: ['paymentsPerAccount'],
    isClosedToImpersonators: true,
    summary: 'Resume a canceled subscription before the billing period ends',
    reply: Subscription,
    status: 200,
  }),
  payments: endpoint({
    method: 'GET',
    path: '/api/subscription/payments',
    access: 'signed-in',
    rateLimits: ['paymentsPerAccount'],
    bounds: 'rows',
    summary: 'What was charged and given back, the latest first',
    reply: z.array(Payment),
    status: 200,
  }),
  payInSandbox: endpoint({
    method: 'POST',
    path: '/api/sandbox/pay',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Pay with a test card, where payments are only tried',
    body: z.strictObject({
      clientSecret: z.string().check(z.regex(/^[^\p{Cc}\p{Cs}]{0,100}$/u)),
      cardNumber: z.string().check(z.maxLength(100)),
      isConfirmed: z.optional(z.boolean()),
    }),
    reply: SandboxOutcome,
    status: 200,
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/stripe/webhook',
    access: 'anyone',
    isSigned: true,
    summary: 'Events from the payment provider, with its signature',
    bodyLimit: MAX_WEBHOOK_BODY_BYTES,
    reply: z.strictObject({ received: z.boolean() }),
    status: 200,
  }),
} as const

export const SUBSCRIPTION_MESSAGES = {
  paymentsOff: "This site doesn't sell plans. Everyone can use all features.",
  alreadySubscribed: 'You already have this plan',
  payFirst: "Your last payment didn't go through. Please pay it before you change your plan.",
  givenPlan: "Your plan is free, so there's nothing to pay for",
  nothingToCancel: "There's no subscription to cancel",
  nothingToResume: "Your subscription isn't canceled",
  providerDown: "The payment provider can't be reached. Nothing was charged. Please try again in a moment.",
  cardDeclined: 'Your card was declined. Please try another card.',
  notATestCard: 'This is test mode: please use one of the test card numbers.',
  paymentOver: 'This payment has ended. Please start again.',
} as const
