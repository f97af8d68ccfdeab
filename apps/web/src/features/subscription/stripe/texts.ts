export const STRIPE_TEXTS = {
  what: 'The payment form of Stripe',
  broken: 'Stripe cannot show its payment form. Please close this dialog and try again.',
} as const
