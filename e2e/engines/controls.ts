import type { Control } from './browsers/browser.ts'

/** The names that people see. When a screen changes its labels, change them here. */
export const CONTROLS = {
  words: (column: number) => field(`Column ${column} words`),
  clear: (column: number) => button(`Clear Column ${column}`),
  saveColumn: (column: number) => button(`Save Column ${column}`),
  separatedBy: (choice: string): Control => ({ role: 'radio', name: choice }),
  generate: button('Generate Combinations'),
  rows: { role: 'region', name: 'Generated Combinations, ', isPrefix: true },
  search: field('Find or go to row'),
  copyAll: button('Copy All'),
  export: button('Export'),
  plainText: { role: 'menuitem', name: 'Plain text (TXT)' },
  saveResults: button('Save Results'),
  resultsName: field('Results name'),
  save: button('Save'),
  firstName: { ...field('First name'), isPrefix: true },
  email: field('Email'),
  password: field('Password'),
  confirmPassword: field('Confirm password'),
  signUp: button('Sign Up'),
  verify: button('Verify my email'),
  moreActions: (item: string) => button(`More actions for ${item}`),
  openInGenerator: { role: 'menuitem', name: 'Open in Generator' },
} as const satisfies Record<string, Control | ((...parts: never[]) => Control)>

function button(name: string) {
  return { role: 'button', name } as const
}

function field(name: string) {
  return { role: 'field', name } as const
}
