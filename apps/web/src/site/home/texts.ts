export const CATEGORIES_TEXTS = {
  madeFor: 'Made for',
} as const

export const COMBINING_TEXTS = {
  title: 'One word from every column, in every combination',
  lead: 'Wordloom takes one word from each column, in every possible way, and writes each combination on its own row.',
  picture:
    'Two, three and two words in three columns make twelve rows, each with one word from every column.',
  sum: '2 × 3 × 2 = 12 rows',
  facts: [
    {
      title: 'Exact at any size',
      text: 'Three lists of a thousand words make exactly a billion rows. Scroll to any row, find one, or export them all to a file.',
    },
    {
      title: 'Words stay on your device',
      text: "Your browser makes the combinations. Words leave this page only when you save them to an account. They'll still be here tomorrow, and the page works offline.",
    },
    {
      title: 'No account needed',
      text: 'Generate, copy and export without signing up. With a free account, you can also save lists and results, organize them in folders and projects, and import files.',
    },
  ],
} as const

export const USE_CASE_TEXTS = {
  title: 'What people make with it',
  lead: 'One row from each, straight from the generator. Every guide has worked examples you can open and change.',
  all: 'How to use Wordloom',
} as const
