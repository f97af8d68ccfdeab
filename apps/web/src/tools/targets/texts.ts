export const LIMIT_TEXTS = {
  checked: (day: string) => `Checked ${day}`,
  evidence: {
    tried: 'Seen in a real upload',
    secondary: 'Not from the platform',
  },
} as const
