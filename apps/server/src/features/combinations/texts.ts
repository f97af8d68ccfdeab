export const COMBINATION_TEXTS = {
  tooManyColumns: (most: number) => `Your plan allows up to ${most} columns`,
  tooManyStreams: (most: number) =>
    `Your account already reads ${most} answers. Wait until one of them has ended.`,
  readInParts: (megabytes: number) =>
    `These rows have more than ${megabytes.toLocaleString('en')} MB. Read them in parts, with 'from' and 'count'.`,
  useTheCommandLine: (megabytes: number) =>
    `These files have more than ${megabytes.toLocaleString('en')} MB. Write them with the command line.`,
} as const
