export const UPGRADE_TEXTS = {
  title: 'More columns',
  limits: (free: number, paid: number) =>
    `The free plan has ${free} columns. The monthly and the yearly plan have up to ${paid}, with the same exact results at any size.`,
  noMoney: 'Try any plan here. No real money is charged.',
  price: (plan: string, price: string, period: string) => `${plan}: ${price} per ${period}`,
  wordsStay: 'Your words stay as they are, whichever plan you choose.',
  signUp: 'Sign Up',
  seePlans: 'See plans',
  nowColumns: (count: number) => `You now have ${count} columns.`,
} as const
