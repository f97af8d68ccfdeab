export const COMBINING_TEXTS = {
  title: 'Every word meets every other',
  lead: 'Each column is a thread. Wordloom takes one word from every column, in every possible way, and writes each combination on a row of its own.',
  picture: 'Two, three and two words in three columns make twelve rows, each with one word of every column.',
  sum: '2 × 3 × 2 = 12 rows',
  facts: [
    {
      title: 'Exact at any size',
      text: 'Three lists of a thousand words make a billion rows, and the number on the screen is the true one. Scroll to any row, find one, or write them all to a file.',
    },
    {
      title: 'Words stay on your device',
      text: 'Combinations are made in your browser. What you type leaves the page only when you save it to an account. It is still here tomorrow, and the page works without a connection.',
    },
    {
      title: 'An account only to keep things',
      text: 'Generate, copy and export without one. An account keeps lists and results, sorts them into folders and projects, and reads lists from files.',
    },
  ],
} as const

export const USE_CASE_TEXTS = {
  title: 'What people make with it',
  lead: 'One row each, as it comes out of the generator. Every guide has worked examples to open and change.',
  all: 'How to use Wordloom',
} as const
