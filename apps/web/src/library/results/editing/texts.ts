export const EDIT_RESULT_TEXTS = {
  title: 'Edit Result',
  name: 'Name',
  description: 'Description',
  combinations: 'Combinations',
  placeholder: 'Enter combinations one per line',
  help: 'One per line',
  helpForRecipe: "One per line. If you change them, you can't open this result in the generator anymore.",
  what: 'The combinations',
  loading: 'Loading the combinations…',
} as const

export const RECIPE_NOTE_TEXTS = {
  tooMany: (combinations: string) => `This result has ${combinations}, too many to edit one by one.`,
  instead: 'Wordloom keeps the columns and options that make them. Change those instead.',
  open: 'Open in Generator',
} as const
