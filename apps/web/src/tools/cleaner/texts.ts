export const CLEANER_TEXTS = {
  words: 'Words, one per line',
  placeholder: 'Paste a list here',
  example: 'Try an example',
  exampleWords: ['Red  shoes', 'red shoes', ' blue boots', 'shoes red', 'Café chairs', 'cafe chairs', ''],
  listName: 'Cleaned words',
  fileName: 'cleaned-words.txt',
  empty: 'Your cleaned words appear here.',
} as const
