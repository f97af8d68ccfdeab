export const TEXT_LINK =
  'rounded-sm font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-accent'
