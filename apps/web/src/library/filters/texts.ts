export const SAVED_FILTERS_TEXTS = {
  heading: 'Saved filters',
  remove: (name: string) => `Remove filter ${name}`,
  save: 'Save Filter…',
  title: 'Save Filter',
  description: 'The filter appears below the folders, on this device.',
  name: 'Name',
  missing: 'Please enter a name',
  submit: 'Save',
  pending: 'Saving…',
  done: 'Filter saved',
  failed: "Your browser has no room for the filter, or doesn't allow storage",
} as const
