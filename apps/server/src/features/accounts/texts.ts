export const OPERATOR_TEXTS = {
  hasAccount: (email: string) => `${email} has an account already: use promote.`,
  noAccount: (name: string) => `There is no account ${name}.`,
  noSecondFactors: (email: string) => `${email} has no two-factor sign-in.`,
  unproven: (email: string) => `${email} has not proven its address.`,
} as const
