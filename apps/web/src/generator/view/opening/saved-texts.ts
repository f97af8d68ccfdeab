export const OPEN_SAVED_TEXTS = {
  opened: 'Opened in the generator',
  result: (name: string) => `“${name}”, with its columns and options`,
  list: (name: string) => `“${name}”`,
  undo: 'Undo',
  signIn: 'Sign In',
  signInTo: { result: 'Sign in to open the result', list: 'Sign in to open the list' },
  belongsToAccount: 'It belongs to an account.',
  noRecipe: "This result can't be opened",
  noRecipeHelp: (name: string) =>
    `“${name}” was saved as plain combinations, without the columns that made them.`,
  resultFailed: 'Failed to open result',
  listFailed: 'Failed to open list',
} as const

export const REPLACE_COLUMN_TEXTS = {
  title: 'Replace which column?',
  description: (name: string) => `Every column has words. Choose the one “${name}” should replace.`,
  loading: '…',
  replaced: (column: string, name: string) => `${column} is now “${name}”`,
  undo: 'Undo',
} as const
