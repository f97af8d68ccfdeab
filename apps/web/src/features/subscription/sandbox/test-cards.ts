/** The cards that the sandbox knows, and what it makes of each. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', effect: 'succeeds' },
  { number: '4000 0000 0000 0002', effect: 'is declined' },
  { number: '4000 0025 0000 3155', effect: 'asks you to confirm' },
] as const
