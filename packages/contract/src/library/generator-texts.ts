export const GENERATOR_LABELS = {
  wordLists: 'Word Lists',
  addColumn: 'Add Column',
  removeColumn: 'Remove Column',
  wordsPlaceholder: 'Enter items one per line',
  clear: 'Clear',
  save: 'Save',
  separator: 'Separator',
  wrap: 'Wrap',
  removeDuplicates: 'Remove Duplicates',
  removeDuplicatesHelp: 'Filter out repeated results if your lists contain similar or identical values',
  generate: 'Generate Combinations',
  results: 'Generated Combinations',
  copyAll: 'Copy All',
  export: 'Export',
  saveResults: 'Save Results',
} as const

export const GENERATOR_MESSAGES = {
  visitorInvitation: 'Sign up to save your word lists and results',
  /** @param count - grouped by thousands in the reader's locale. */
  combinationsPossible: (count: string): string => `${count} combinations possible`,
} as const
