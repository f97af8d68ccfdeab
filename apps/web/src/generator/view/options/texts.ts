export const LOST_SPACES_TEXTS = {
  note: 'Removes spaces in words. <space>Use Space</space>',
} as const

export const WRONG_SETTINGS_TEXTS = {
  noRows: (part: string) => `No rows: <part>${part}</part> has an error.`,
} as const
