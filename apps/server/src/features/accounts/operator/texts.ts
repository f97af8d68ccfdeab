export const OPERATOR_TEXTS = {
  hasAccount: (email: string) => `${email} already has an account. Use promote.`,
  noAccount: (name: string) => `There is no account ${name}.`,
  noSecondFactors: (email: string) => `${email} has no two-factor sign-in.`,
  unproven: (email: string) => `${email} hasn't verified its email address.`,
} as const
