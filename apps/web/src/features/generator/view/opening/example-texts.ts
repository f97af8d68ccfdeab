export const TRIED_EXAMPLE_TEXTS = {
  columns: [
    ['emergency', 'affordable', '24 hour', 'local'],
    ['plumber', 'boiler repair', 'drain cleaning'],
    ['Leeds', 'York', 'Bradford', 'Wakefield'],
  ],
  filled: 'Filled with an example',
  filledHelp: 'Change a word, or press Generate Combinations.',
  undo: 'Undo',
  emptied: 'The columns are empty again',
  redo: 'Redo',
} as const
