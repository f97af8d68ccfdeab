export const CONFIRM_PAYMENT_TEXTS = {
  testMode: 'A bank would ask you now.',
  title: 'Is this payment yours?',
  about: 'Your bank wants to know that it is you who pays before it lets the payment through.',
  refuse: 'No, stop it',
  confirm: 'Confirm payment',
  pending: 'Paying…',
} as const

export const TEST_CARD_TEXTS = {
  testMode: 'No money moves. Use one of these cards:',
  number: 'Card number',
  effects: { good: 'succeeds', declined: 'is declined', confirmed: 'asks you to confirm' },
} as const
