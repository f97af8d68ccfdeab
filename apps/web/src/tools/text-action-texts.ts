export const TEXT_ACTION_TEXTS = {
  copyAll: 'Copy all',
  copied: 'Copied to clipboard',
  notCopied: "The browser didn't allow copying. Download the text instead.",
  download: 'Download',
} as const

export const SAVE_AS_LIST_TEXTS = {
  save: 'Save as list',
  saving: 'Saving…',
  saved: 'Saved to your lists',
  notSaved: "The list couldn't be saved.",
  name: (name: string, date: string) => `${name}, ${date}`,
} as const
