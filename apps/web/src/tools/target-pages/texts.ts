export const TARGET_PAGE_TEXTS = {
  open: 'Open in the generator',
  accepts: 'What it accepts',
  most: 'Limit',
  notFitting: "Why a row doesn't fit",
  source: 'Source',
  example: 'An example',
  exampleLead:
    "The generator made every row below. Open the example, replace its words with yours, and rows that don't fit are left out of what you copy and export.",
  useFor: 'Use for',
  rows: 'Rows',
  why: "Why it doesn't fit",
  fits: 'Fits',
  fitting: (fitting: number, all: number) =>
    fitting === all ? `All ${all} rows fit` : `${fitting} of ${all} rows fit`,
  next: 'What to do next',
  guides: 'Guides',
  others: 'More places for your words',
} as const
