import { PRODUCT_TEXTS } from '@wordloom/contract'

export const ABOUT_TEXTS = {
  title: 'About',
  description:
    'Wordloom weaves columns of words into every combination of them, exactly and at any size. What it is, whom it is for, and how it is made.',
  pictureText: 'Columns are threads, combinations are cloth',
  lead: `${PRODUCT_TEXTS.name} weaves columns of words into every combination of them, exactly and at any size.`,
  idea: 'The idea',
  ideaText: [
    'A loom makes cloth of threads that cross. Here each column of words is a thread, and each combination takes one word from every thread. The colours stay: in every combination you see which word came from where.',
    'The work itself is old. People who need “emergency plumber Leeds” and its hundred neighbours write them in spreadsheets, by formulas or by hand. That is slow, it stops at some size, and it forgets a few. Wordloom forgets none.',
  ],
  features: 'What it does',
  audiences: 'Whom it is for',
  audiencesLead: 'People who need many exact phrases. Each of these kinds of work has a guide of its own.',
  making: 'How it is made',
  closingTitle: 'Try it',
  closingText: 'The generator asks for no account, and what you type stays on your device.',
  allFeatures: 'All features',
} as const

export const ABOUT_FEATURES = [
  'Every combination of up to six columns, counted exactly before it is made',
  'Separators and wraps, from the common ones to your own',
  'Duplicates removed exactly, however many combinations there are',
  'Export as text, CSV or JSON of any size, written to disk as it is made',
  'Lists and results saved, in folders and projects, and found by any word in them',
  'Import from CSV, TSV, TXT and JSON',
  'An API, and the same engine on the command line',
] as const

export const ABOUT_MAKING = [
  {
    title: 'Combinations are never stored',
    text: 'The engine knows how many there are and can make any of them from its number. That is why a billion rows open at once, and why a result of a million combinations is saved in a moment.',
  },
  {
    title: 'Your words stay with you',
    text: 'Words are combined in your browser. They reach a server only when you save them. <privacy>The privacy policy</privacy> says what is kept then.',
  },
  {
    title: 'Free software',
    text: 'Wordloom is under the MIT licence: anybody may run it, look into it and change it. Whoever runs this site gave you its address and <contact>answers to you</contact>.',
  },
  {
    title: 'Numbers that are checked',
    text: 'Every example on these pages was made by the engine when the pages were built. Nothing in them is written by hand.',
  },
] as const
