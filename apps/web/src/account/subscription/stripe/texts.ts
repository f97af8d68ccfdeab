export const STRIPE_TEXTS = {
  what: "Stripe's payment form",
  broken: "Stripe's payment form didn't load. Close this dialog and try again.",
} as const
