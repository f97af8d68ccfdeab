export const UPGRADE_TEXTS = {
  title: 'More columns',
  limits: (free: number, paid: number) =>
    `The Free plan has ${free} columns. Monthly and Yearly have up to ${paid}.`,
  noMoney: 'Try any plan here. No real money is charged.',
  price: (plan: string, price: string, period: string) => `${plan}: ${price} per ${period}`,
  wordsStay: 'The words in your columns stay here when you upgrade.',
  signUp: 'Sign Up',
  seePlans: 'See plans',
  nowColumns: (count: number, more: number) =>
    more > 0 ? `You now have ${count} columns and can add ${more} more.` : `You now have ${count} columns.`,
} as const
