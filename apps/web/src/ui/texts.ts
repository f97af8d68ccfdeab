export const BREADCRUMB_TEXTS = {
  label: 'Breadcrumb',
  home: 'Home',
} as const

export const DIALOG_TEXTS = {
  close: 'Close',
  cancel: 'Cancel',
} as const

export const NOTIFICATION_TEXTS = {
  close: 'Close',
  /** `{hotkey}` is replaced with the key that moves the focus there. */
  label: 'Notifications ({hotkey})',
} as const

export const FIELD_TEXTS = {
  optional: '(optional)',
  showPassword: (label: string) => `Show ${label.toLowerCase()}`,
  hidePassword: (label: string) => `Hide ${label.toLowerCase()}`,
} as const

export const LOADING_TEXTS = {
  page: 'Loading…',
  needsScript: 'This page needs JavaScript. Turn it on and reload the page.',
  /** @param what - the subject, capitalized. */
  failed: (what: string, reason: string) => `${what} couldn't be loaded. ${reason}`,
  tryAgain: 'Please try again.',
  retry: 'Retry',
  retrying: 'Trying again…',
} as const

export const SORT_TEXTS = {
  by: 'Sort by',
  isAscending: 'Ascending: sort descending',
  isDescending: 'Descending: sort ascending',
} as const

export const NOT_FOUND_TEXTS = {
  title: 'Page Not Found',
  text: "404: there's no page at this URL. It may have moved, or the link may have a typo.",
  generator: 'Open the generator',
  ways: 'Or go to',
  places: {
    '/how-to-use': 'How to use it',
    '/features': 'Features and guides',
    '/faq': 'Questions and answers',
    '/dashboard': 'Your dashboard',
    '/contact': 'Contact',
  },
} as const

export const OFFLINE_TEXTS = {
  title: "You're offline",
  text: "This page isn't available offline. The generator is, and your words are still there.",
  retry: 'Retry',
  generator: 'Open the generator',
} as const

export const PAGE_FAILED_TEXTS = {
  title: 'This page stopped working',
  text: 'Something went wrong on our side. Your work is saved; reload to continue.',
  reload: 'Reload',
} as const
