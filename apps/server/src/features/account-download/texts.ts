export const FILE_NAME_TEXTS = {
  /** What a file is called whose list has a name that no file can have. */
  untitled: 'Untitled',
} as const
