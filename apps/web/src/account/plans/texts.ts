export const TEST_MODE_TEXTS = {
  name: 'Test mode',
  plans: 'Try any plan with a test card number. No real money is charged.',
  line: '<mark>Test mode</mark>: no real money is charged.',
} as const

export const PERIOD_TEXTS = { monthly: 'month', yearly: 'year' } as const

export const PLAN_FEATURE_TEXTS = {
  columns: (most: number) => `Up to ${most} columns`,
  fullProjects: 'Full project management',
  basicProjects: 'Basic projects',
  lists: (most: number | null) => toQuantity(most, 'saved lists'),
  results: (most: number | null) => toQuantity(most, 'saved results'),
  both: (most: number | null) => toQuantity(most, 'saved lists and results', ' each'),
  people: (most: number) => `Up to ${most} people per project`,
} as const

function toQuantity(most: number | null, what: string, each = ''): string {
  if (most === null) return `Unlimited ${what}`
  return most === 0 ? `No ${what}` : `Up to ${most} ${what}${each}`
}

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
} as const

export const PUBLIC_PLANS_TEXTS = {
  what: 'The plans',
  loading: 'Loading the plans…',
  open: 'Open the generator',
  signUp: (plan: string) => `Sign up for ${plan}`,
  choose: (plan: string) => `Choose ${plan}`,
} as const

interface Prices {
  readonly monthly: number
  readonly yearly: number
  readonly saving: number
}

export const PLAN_ANSWER_TEXTS = {
  unknown: 'The operator of this site sets its prices. <link>See the plans</link>',
  nothingSold: (everybody: string) => `Nothing is for sale on this site. Everyone gets ${everybody}.`,
  plans: (free: string, paid: string, { monthly, yearly, saving }: Prices) =>
    `Free costs nothing and includes ${free}. Professional includes ${paid}, for $${monthly} per ${PERIOD_TEXTS.monthly} (the Monthly plan) or $${yearly} per ${PERIOD_TEXTS.yearly} (the Yearly plan, which saves ${saving}%). Friends & Family includes everything in a paid plan, and only an administrator can grant it.`,
  toPlans: '<link>Compare all plans</link>',
  testMode: '<mark>Test mode</mark>: no real money is charged on this site.',
} as const

export const STANDING_TEXTS = {
  free: (free: string) => `You're on the <plan>${free}</plan> plan.`,
  given: (plan: string) => `You're on the <plan>${plan}</plan> plan. It's a gift, so there's nothing to pay.`,
  renews: (plan: string, date: string, price: number | null) =>
    `You're on the <plan>${plan}</plan> plan. It renews on ${date}${price === null ? '' : ` for $${price}`}.`,
  awaited: (plan: string, date: string) =>
    `We're confirming your renewal. Your <plan>${plan}</plan> plan stays active until ${date}.`,
  ends: (plan: string, date: string) =>
    `You've canceled the <plan>${plan}</plan> plan. You'll have access until ${date}, and then move to the Free plan. Everything you've saved stays.`,
  unpaid: (plan: string, date: string) =>
    `The last payment for your <plan>${plan}</plan> plan didn't go through. Your plan stays active until ${date}: please pay before then.`,
  unpaidTooLong: (plan: string, date: string) =>
    `The last payment for your <plan>${plan}</plan> plan didn't go through. Your plan has been inactive since ${date}. Pay now to reactivate it.`,
  unconfirmed: (plan: string, paidUntil: string, date: string) =>
    `Your <plan>${plan}</plan> plan was paid for until ${paidUntil}, and we couldn't confirm that it was renewed. It's been inactive since ${date}, and becomes active again as soon as we can confirm the renewal. Everything you've saved stays.`,
  over: (plan: string, free: string) =>
    `Your <plan>${plan}</plan> plan has ended. You're on the <plan>${free}</plan> plan.`,
} as const
