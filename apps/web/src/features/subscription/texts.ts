const NOT_PAID = 'The payment was not made. Please try again.'

const STAYS =
  'Your words, lists, results and projects stay; columns beyond those of the Free plan can no longer be added.'

export const SUBSCRIPTION_TEXTS = {
  title: 'Plans',
  what: 'The plans',
  loading: 'Loading the plans…',
  allPlans: 'All plans',
  signIn: {
    title: 'Authentication Required',
    description: 'Please log in to view subscription plans.',
  },
} as const

export const TELL_TEXTS = {
  success: 'Success',
  error: 'Error',
  paymentFailed: 'Payment Failed',
  notPaid: NOT_PAID,
} as const

export const PLAN_CARD_TEXTS = {
  /** Promises of the operator that the server can't enforce. */
  promises: ['Priority support'],
  price: (dollars: number) => `$${dollars}`,
  per: (period: string) => `per ${period}`,
  freePeriod: 'forever',
  givenPeriod: 'Free pro plan',
  savePercent: (percent: number) => `Save ${percent}%`,
  saveDollars: (dollars: number) => `Save $${dollars}/year`,
  current: 'Current plan',
  subscribe: (plan: string) => `Subscribe to ${plan}`,
  change: (plan: string) => `Change to ${plan}`,
  pending: 'One moment…',
  failed: 'Failed to start subscription process',
} as const

export const OWN_PLAN_TEXTS = {
  label: 'Your plan',
  cancel: 'Cancel subscription',
  resume: 'Resume subscription',
  resumed: 'Your subscription goes on.',
  resumeFailed: 'Failed to resume subscription',
  pay: 'Pay now',
} as const

export const PAYMENT_DIALOG_TEXTS = {
  title: (plan: string) => `Subscribe to ${plan}`,
  description: (price: number, period: string) =>
    `$${price} per ${period}, until you cancel. You can cancel at any time and keep the plan to the end of what you have paid for.`,
  loading: 'Loading the payment form…',
  pay: 'Pay now',
  paying: 'Paying…',
} as const

export const CHANGE_DIALOG_TEXTS = {
  title: (plan: string) => `Change to ${plan}?`,
  cheaper: (price: number, period: string) =>
    `Your plan costs $${price} per ${period} from now on. What is left of the time you have paid for is taken off what comes.`,
  dearer: (price: number, period: string) =>
    `Your card is charged now: $${price} for a ${period}, less what is left of the time you have paid for.`,
  confirm: (plan: string) => `Change to ${plan}`,
  pending: 'Changing…',
} as const

export const CANCEL_DIALOG_TEXTS = {
  title: (plan: string) => `Cancel the ${plan} plan?`,
  renewsUntil: (date: string) => `You have access until ${date} and are not charged again. ${STAYS}`,
  unpaid: `It ends at once, and what could not be charged is not charged any more. ${STAYS}`,
  confirm: 'Cancel subscription',
  keep: 'Keep subscription',
  pending: 'Cancelling…',
  done: "Subscription cancelled. You'll have access until the end of your billing period.",
  doneAtOnce: 'Subscription cancelled. Nothing more is charged.',
  failed: 'Failed to cancel subscription',
} as const

export const ARRIVAL_TEXTS = {
  done: { title: 'Success!', description: 'Your subscription has been activated successfully!' },
  awaited: 'Your payment is still being processed…',
  late: 'No payment has arrived yet. Some take a few minutes; your plan changes as soon as it is there.',
  again: 'Look again',
  unknown: 'The payment could not be looked up',
  notMade: 'The payment was not made. Nothing was charged: please try again.',
} as const

export const PAYMENTS_TEXTS = {
  title: 'Payments',
  what: 'Your payments',
  loading: 'Loading your payments…',
  none: 'Nothing has been charged. Receipts will stand here.',
  statuses: { paid: 'Paid', failed: 'Failed', refunded: 'Refunded', disputed: 'Disputed' },
  givenBack: (status: string, money: string) => `${status} · ${money} given back`,
  receipt: 'Receipt',
  invoice: 'Invoice',
  /** Hidden text after the link's label, to tell the links apart in screen readers. */
  ofDate: (date: string) => ` of ${date}`,
} as const

export const NOTHING_SOLD_TEXTS = {
  title: 'What everybody has here',
  what: 'What you may use',
  open: 'Open the generator',
} as const
