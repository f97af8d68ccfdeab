export const UPGRADE_TEXTS = {
  title: 'More columns',
  limits: (free: number, paid: number) =>
    `The free plan has ${free} columns. Monthly and Yearly have up to ${paid}. Results are exact on every plan.`,
  noMoney: 'Try any plan here. No real money is charged.',
  price: (plan: string, price: string, period: string) => `${plan}: ${price} per ${period}`,
  wordsStay: 'Your words stay the same on every plan.',
  signUp: 'Sign Up',
  seePlans: 'See plans',
  nowColumns: (count: number) => `You now have ${count} columns.`,
} as const
