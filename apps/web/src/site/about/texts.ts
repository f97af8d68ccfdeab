import { PRODUCT_TEXTS } from '@wordloom/contract'

export const ABOUT_TEXTS = {
  title: 'About',
  description:
    "Wordloom weaves columns of words into every combination of them, exactly and at any size. What it is, who it's for, and how it's made.",
  pictureText: 'Columns are threads, combinations are cloth',
  lead: `${PRODUCT_TEXTS.name} weaves columns of words into every combination of them, exactly and at any size.`,
  idea: 'The idea',
  ideaText: [
    'A loom weaves threads into cloth. Here, each column is a thread, and each combination takes one word from every column. The colors stay, so you can always see which column a word came from.',
    "The job itself is old. People who need “emergency plumber Leeds” and a hundred phrases like it write them in spreadsheets, with formulas or by hand. That's slow, hits a size limit and misses a few. Wordloom misses none.",
  ],
  features: 'What it does',
  audiences: "Who it's for",
  audiencesLead: 'People who need many exact phrases. Each of these jobs has its own guide.',
  making: "How it's made",
  closingTitle: 'Try it',
  closingText: 'No account needed, and your words stay on your device.',
  allFeatures: 'All features',
} as const

export const ABOUT_FEATURES = [
  'Every combination of three to six columns, depending on your plan, counted exactly before you generate',
  'Common separators and wraps, or your own',
  'Exact duplicate removal at any size',
  'Text, CSV, Excel (XLSX) or JSON exports of any size',
  'Saved lists and results in folders and projects, with search inside lists',
  'Import from CSV, TSV, TXT, JSON and Excel (XLSX)',
  'An API, and the same engine on the command line',
] as const

export const ABOUT_MAKING = [
  {
    title: 'Combinations are never stored',
    text: "The engine knows how many there are and can work out any of them from its row number. That's why a billion rows open instantly, and why a million combinations save in a moment.",
  },
  {
    title: 'Your words stay with you',
    text: 'Your browser combines your words. They reach a server only when you save them. The <privacy>privacy policy</privacy> says what we keep then.',
  },
  {
    title: 'Free software',
    text: 'Wordloom has an MIT license: anyone can run it, read its code and change it. Questions about this site go to <contact>its operator</contact>.',
  },
  {
    title: 'Real examples',
    text: 'The engine generates the worked examples in the guides when the site is built.',
  },
] as const
