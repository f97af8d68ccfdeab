export const TEXT_ACTION_TEXTS = {
  copyAll: 'Copy all',
  copied: 'Copied to clipboard',
  notCopied: "The browser didn't allow copying. Download the text instead.",
  download: 'Download',
} as const
