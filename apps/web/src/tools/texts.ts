export const TOOLS_TEXTS = {
  title: 'Tools',
} as const

export const TOOL_TEXTS = {
  file: 'From a file',
  fileFor: (field: string) => `From a file: ${field}`,
  clear: 'Clear',
  clearNamed: (field: string) => `Clear: ${field}`,
  failed: "This didn't work. Reload the page and try again. If it keeps happening, please tell us.",
  notCopied: "The browser didn't allow copying. Select the text and copy it yourself.",
} as const

export const SAVED_LIST_TEXTS = {
  from: 'From your lists',
  fromFor: (field: string) => `From your lists: ${field}`,
  loading: 'Loading…',
  notLoaded: "The list couldn't be loaded.",
} as const
