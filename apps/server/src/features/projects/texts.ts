export const PROJECT_TEXTS = {
  tooManyColumns: (most: number) => `Your plan allows up to ${most} columns`,
} as const
