export const CUSTOM_SEPARATOR_TEXTS = {
  separator: 'Custom separator',
  quick: 'Quick separators',
  comma: 'Comma',
  commaAndSpace: 'Comma and space',
  underscore: 'Underscore',
  slash: 'Slash',
  dot: 'Dot',
  pipe: 'Pipe',
} as const

export const CUSTOM_WRAP_TEXTS = {
  prefix: 'Prefix',
  suffix: 'Suffix',
} as const

export const LIMIT_TEXTS = {
  full: (limit: number) => `At most ${limit} characters`,
} as const
