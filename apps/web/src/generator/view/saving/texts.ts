export const SAVE_LIST_TEXTS = {
  title: 'Save Word List',
  name: 'List name',
  noWords: 'Please enter some words before saving',
  saved: 'List saved successfully',
  savedToProject: 'List saved to project successfully',
  failure: 'Failed to save list',
  signUp: {
    title: 'Sign up to save lists',
    description: 'Create an account to save your word lists and access more features',
  },
} as const

export const SAVE_RESULTS_TEXTS = {
  title: 'Save Generated Results',
  name: 'Results name',
  description: 'Description',
  amount: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'combination' : 'combinations'} will be saved`,
  amountAtMost: (count: string) => `At most ${count} combinations will be saved`,
  saved: 'Results saved successfully',
  savedToProject: 'Results saved to project successfully',
  failure: 'Failed to save results',
  signUp: {
    title: 'Sign up to save results',
    description: 'Create an account to save your generated combinations and access more features',
  },
} as const

export const SAVE_BUTTON_TEXTS = {
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
} as const

export const SIGN_IN_TEXTS = {
  title: 'Sign in to save',
  signUp: 'Create account',
  signIn: 'Sign In',
} as const
