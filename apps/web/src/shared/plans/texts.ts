export const TEST_MODE_TEXTS = {
  name: 'Test mode',
  plans: 'Try any plan with a test card number. No real money is charged.',
  line: '<mark>Test mode</mark>: no real money is charged.',
} as const

export const PERIOD_TEXTS = { monthly: 'month', yearly: 'year' } as const

export const PLAN_FEATURE_TEXTS = {
  columns: (most: number) => `Up to ${most} columns`,
  fullProjects: 'Full project management',
  basicProjects: (columns: number) => `Basic projects: up to ${columns} columns each`,
  lists: (most: number | null) => toQuantity(most, 'saved lists'),
  results: (most: number | null) => toQuantity(most, 'saved results'),
  both: (most: number | null) => toQuantity(most, 'saved lists and results', ' each'),
} as const

function toQuantity(most: number | null, what: string, each = ''): string {
  if (most === null) return `Unlimited ${what}`
  return most === 0 ? `No ${what}` : `Up to ${most} ${what}${each}`
}

interface Prices {
  readonly monthly: number
  readonly yearly: number
  readonly saving: number
}

export const PLAN_ANSWER_TEXTS = {
  unknown: 'Whoever runs this installation decides what the free plan gives. <link>See the plans</link>',
  nothingSold: (everybody: string) => `Nothing is sold on this installation. Everybody has ${everybody}.`,
  plans: (free: string, paid: string, { monthly, yearly, saving }: Prices) =>
    `Free costs nothing and gives ${free}. Professional gives ${paid}, for $${monthly} per ${PERIOD_TEXTS.monthly} or $${yearly} per ${PERIOD_TEXTS.yearly}, which saves ${saving}%. Friends & Family gives the same as Professional to people whom an administrator has chosen.`,
  toPlans: '<link>See the plans</link>',
  testMode: '<mark>Test mode</mark>: no money moves on this installation.',
} as const

export const STANDING_TEXTS = {
  free: (free: string) => `You're on the <plan>${free}</plan> plan.`,
  given: (plan: string) => `You're on the <plan>${plan}</plan> plan. It's a gift, so there's nothing to pay.`,
  renews: (plan: string, date: string, price: number | null) =>
    `You're on the <plan>${plan}</plan> plan. It renews on ${date}${price === null ? '' : ` for $${price}`}.`,
  ends: (plan: string, date: string) =>
    `You've cancelled the <plan>${plan}</plan> plan. You'll have access until ${date}, and then move to the Free plan. Everything you've saved stays.`,
  unpaid: (plan: string, date: string) =>
    `The last payment for your <plan>${plan}</plan> plan didn't go through. Your plan stays active until ${date}: please pay before then.`,
  unpaidTooLong: (plan: string, date: string) =>
    `The last payment for your <plan>${plan}</plan> plan didn't go through. Your plan has been inactive since ${date}. Pay now to reactivate it.`,
  unconfirmed: (plan: string, paidUntil: string, date: string) =>
    `Your <plan>${plan}</plan> plan was paid for until ${paidUntil}, and we couldn't confirm that it was renewed. It's been inactive since ${date}, and becomes active again as soon as we can confirm the renewal. Everything you've saved stays.`,
  over: (plan: string, free: string) =>
    `Your <plan>${plan}</plan> plan has ended. You're on the <plan>${free}</plan> plan.`,
} as const
