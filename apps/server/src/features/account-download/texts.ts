export const FILE_NAME_TEXTS = {
  untitled: 'Untitled',
} as const
