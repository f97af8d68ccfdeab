export const TRIED_EXAMPLE_TEXTS = {
  columns: [
    ['emergency', 'affordable', '24 hour', 'local'],
    ['plumber', 'water heater repair', 'drain cleaning'],
    ['Austin', 'Dallas', 'Houston', 'San Antonio'],
  ],
  filled: 'Filled with an example',
  filledHelp: 'Change the words, then press Generate Combinations again.',
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
