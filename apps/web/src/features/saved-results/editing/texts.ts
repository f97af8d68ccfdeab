export const EDIT_RESULT_TEXTS = {
  title: 'Edit Result',
  name: 'Name',
  description: 'Description',
  combinations: 'Combinations',
  placeholder: 'Enter combinations one per line',
  help: 'One per line',
  helpForRecipe: 'One per line. If you change them, this result can no longer be opened in the generator.',
  what: 'The combinations',
  loading: 'Loading the combinations…',
} as const

export const RECIPE_NOTE_TEXTS = {
  tooMany: (combinations: string) => `This result has ${combinations}: too many to edit one by one.`,
  instead: 'It is kept as the columns and options that make them. Change those instead.',
  open: 'Open in generator',
} as const
