export const SHORTCUT_TEXTS = {
  title: 'Keyboard shortcuts',
  generate: 'Generate combinations',
  copyAll: 'Copy all combinations',
  save: "Save the word list you're in, or the results",
  find: 'Find a combination or go to a row',
  search: 'Search everything you saved (on the dashboard)',
  notification: 'Go to the notification',
  help: 'Show this list',
} as const
