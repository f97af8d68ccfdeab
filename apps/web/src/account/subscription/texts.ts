const NOT_PAID = "The payment didn't go through. Please try again."

const STAYS =
  "Your words, lists, results and projects stay. You just can't add more columns than the Free plan has."

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

export const OFFER_TEXTS = {
  subscribe: (plan: string) => `Subscribe to ${plan}`,
  change: (plan: string) => `Change to ${plan}`,
  pending: 'One moment…',
  failed: 'Failed to start subscription process',
} as const

export const OWN_PLAN_TEXTS = {
  label: 'Your plan',
  cancel: 'Cancel subscription',
  resume: 'Resume subscription',
  resumed: 'Your subscription will continue.',
  resumeFailed: 'Failed to resume subscription',
  pay: 'Pay now',
} as const

export const PAYMENT_DIALOG_TEXTS = {
  title: (plan: string) => `Subscribe to ${plan}`,
  description: (price: number, period: string) =>
    `$${price} per ${period}, until you cancel. You can cancel at any time and keep the plan until the end of the period you've paid for.`,
  loading: 'Loading the payment form…',
  pay: 'Pay now',
  paying: 'Paying…',
} as const

export const CHANGE_DIALOG_TEXTS = {
  title: (plan: string) => `Change to ${plan}?`,
  cheaper: (price: number, period: string) =>
    `Your plan will cost $${price} per ${period} from now on. Unused time is credited to your next payments.`,
  dearer: (price: number, period: string) =>
    `Your card will be charged now: $${price} per ${period}, minus a credit for the time you haven't used.`,
  confirm: (plan: string) => `Change to ${plan}`,
  pending: 'Changing…',
} as const

export const CANCEL_DIALOG_TEXTS = {
  title: (plan: string) => `Cancel the ${plan} plan?`,
  renewsUntil: (date: string) => `You'll have access until ${date}, and you won't be charged again. ${STAYS}`,
  awaited: `Your plan ends when your paid period ends, and you won't be charged again. ${STAYS}`,
  unpaid: `Your plan ends immediately, and we won't retry the failed payment. ${STAYS}`,
  confirm: 'Cancel subscription',
  keep: 'Keep subscription',
  pending: 'Canceling…',
  done: "Subscription cancelled. You'll have access until the end of your billing period.",
  doneAtOnce: "Subscription canceled. You won't be charged again.",
  failed: 'Failed to cancel subscription',
} as const

export const ARRIVAL_TEXTS = {
  done: { title: 'Success!', description: 'Your subscription has been activated successfully!' },
  awaited: 'Your payment is still being processed…',
  late: "We haven't received your payment yet. Some payments take a few minutes. Your plan changes as soon as it arrives.",
  again: 'Check again',
  unknown: "We couldn't check the payment",
  notMade: "The payment didn't go through, and you weren't charged. Please try again.",
} as const

export const PAYMENTS_TEXTS = {
  title: 'Payments',
  what: 'Your payments',
  loading: 'Loading your payments…',
  none: 'No payments yet. Receipts will appear here.',
  statuses: { paid: 'Paid', failed: 'Failed', refunded: 'Refunded', disputed: 'Disputed' },
  givenBack: (status: string, money: string) => `${status} · ${money} refunded`,
  receipt: 'Receipt',
  invoice: 'Invoice',
  /** Hidden text after the link's label, to tell the links apart in screen readers. */
  ofDate: (date: string) => ` from ${date}`,
} as const

export const NOTHING_SOLD_TEXTS = {
  title: 'What everyone gets here',
  what: 'Your limits',
  open: 'Open the generator',
} as const
