export const COMBINATION_TEXTS = {
  tooManyColumns: (most: number) => `Your plan allows up to ${most} columns`,
  tooManyStreams: (most: number) =>
    `Your account already reads ${most} answers. Wait until one of them has ended.`,
  tooLong: (megabytes: number) =>
    `These rows have more than ${megabytes.toLocaleString('en')} MB. Read them in parts, with 'from' and 'count'.`,
} as const
