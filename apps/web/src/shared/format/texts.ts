export const FORMAT_TEXTS = {
  justNow: 'just now',
} as const
