export const FILE_NAME_TEXTS = {
  /** File name of a list whose own name has no usable character. */
  untitled: 'Untitled',
} as const
