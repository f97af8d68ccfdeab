import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MAX_WEBHOOK_BODY_BYTES } from './limits.ts'
import { Entitlements, PAID_PLANS, PLANS } from './plans.ts'
import { SUBSCRIPTION_STATUSES } from './user.ts'

const Moment = z.iso.datetime()

/** What an account has subscribed to. */
export const Subscription = z.strictObject({
  plan: z.enum(PLANS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** Up to when the plan is paid for; null where nobody pays for it. Canceled, it counts until then. */
  paidUntil: z.nullable(Moment),
  /** Until when a plan still counts whose renewal could not be charged, or was not confirmed by the provider. */
  graceUntil: z.nullable(Moment),
})
export type Subscription = Readonly<z.infer<typeof Subscription>>

/** Who takes the money: nobody, where everybody may do everything. */
export const PAYMENTS = ['stripe', 'sandbox', 'off'] as const
export type Payments = (typeof PAYMENTS)[number]

/** What the payment dialog needs to know. */
export const PaymentOptions = z.strictObject({
  payments: z.enum(PAYMENTS),
  /** For the provider's own code in the page; null where it has none. */
  publishableKey: z.nullable(z.string()),
  /** What those are allowed here who pay nothing. */
  freePlan: Entitlements,
})
export type PaymentOptions = Readonly<z.infer<typeof PaymentOptions>>

/** Something that was charged, or given back. */
export const Payment = z.strictObject({
  id: z.string(),
  at: Moment,
  /** In the smallest unit of the currency: cents. */
  amount: z.int(),
  /** Of what was charged, what was given back. */
  refunded: z.int(),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  status: z.enum(['paid', 'failed', 'refunded', 'disputed']),
  /** The provider's page of the invoice. */
  receiptUrl: z.nullable(z.string()),
})
export type Payment = Readonly<z.infer<typeof Payment>>

/** Opens a payment in the page of whoever pays; worth nothing to anybody else. */
export const PaymentSecret = z.strictObject({
  /** Null where nothing is to be paid now. */
  clientSecret: z.nullable(z.string()),
})
export type PaymentSecret = Readonly<z.infer<typeof PaymentSecret>>

/** What the sandbox makes of a card. */
export const SandboxOutcome = z.strictObject({
  /** `needs_confirmation`: the person is asked once more, as some banks do. */
  status: z.enum(['succeeded', 'needs_confirmation']),
})
export type SandboxOutcome = Readonly<z.infer<typeof SandboxOutcome>>

/** Plans, what they allow, and paying for them. */
export const subscriptions = {
  entitlements: endpoint({
    method: 'GET',
    path: '/api/entitlements',
    access: 'optional',
    tokenScope: 'read',
    summary: 'What whoever asks is allowed',
    reply: Entitlements,
    status: 200,
  }),
  options: endpoint({
    method: 'GET',
    path: '/api/subscription/options',
    access: 'anyone',
    summary: 'How plans are paid for on this installation',
    reply: PaymentOptions,
    status: 200,
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/subscription/status',
    access: 'signed-in',
    tokenScope: 'read',
    summary: 'Plan and status of the account',
    reply: Subscription,
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/create-subscription',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Begin to subscribe to a plan, or change to another one: the payment is confirmed in the page',
    body: z.strictObject({ plan: z.enum(PAID_PLANS) }),
    reply: PaymentSecret,
    status: 200,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/api/subscription/refresh',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Ask the payment provider how the subscription stands, and take that over',
    reply: Subscription,
    status: 200,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/cancel-subscription',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Cancel the subscription at the end of the billing period',
    reply: Subscription,
    status: 200,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/subscription/resume',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Take back a cancellation before the billing period has ended',
    reply: Subscription,
    status: 200,
  }),
  payments: endpoint({
    method: 'GET',
    path: '/api/subscription/payments',
    access: 'signed-in',
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
      clientSecret: z.string(),
      cardNumber: z.string(),
      /** That the person has confirmed the payment, where that was asked. */
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
    summary: 'What the payment provider tells; signed by it',
    bodyLimit: MAX_WEBHOOK_BODY_BYTES,
    reply: z.strictObject({ received: z.boolean() }),
    status: 200,
  }),
} as const

/** What is said about paying. */
export const SUBSCRIPTION_MESSAGES = {
  paymentsOff: 'Nothing is sold on this installation: everybody may use everything.',
  alreadySubscribed: 'You already have this plan',
  payFirst: 'Your last payment did not go through. Please pay it first: then your plan can be changed.',
  givenPlan: 'Your plan was given to you: there is nothing to pay for',
  nothingToCancel: 'There is no subscription to cancel',
  nothingToResume: 'There is no cancellation to take back',
  providerDown: 'The payment provider cannot be reached. Nothing was charged. Please try again in a moment.',
  cardDeclined: 'Your card was declined. Please try another card.',
  notATestCard: 'This is test mode: please use one of the test card numbers.',
  paymentOver: 'This payment is over. Please begin again.',
} as const
