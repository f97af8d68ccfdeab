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

export const OPEN_EXAMPLE_TEXTS = {
  opened: 'Opened in the generator',
  replaced: 'The example replaced the words in your columns.',
  undo: 'Undo',
  broken: "This link doesn't contain an example",
  brokenHelp: 'The link may be incomplete. Ask the sender for a new one, or type the words yourself.',
} as const
