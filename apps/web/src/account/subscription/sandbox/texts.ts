export const CONFIRM_PAYMENT_TEXTS = {
  testMode: 'In real life, your bank would ask you to confirm here.',
  title: 'Did you make this payment?',
  about: "Your bank needs to confirm that it's you before it approves the payment.",
  refuse: 'No, cancel it',
  confirm: 'Confirm payment',
  pending: 'Paying…',
} as const

export const TEST_CARD_TEXTS = {
  testMode: 'No real money is charged. Use one of these cards:',
  number: 'Card number',
  effects: { good: 'succeeds', declined: 'is declined', confirmed: 'asks you to confirm' },
} as const
