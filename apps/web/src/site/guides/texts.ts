export const GUIDE_TEXTS = {
  useCases: 'Use Cases',
  applications: "What it's used for",
  examples: 'Three worked examples',
  examplesLead:
    'The generator made every row below. Open an example, replace the words in its columns with yours, and generate.',
  rowDrawing: 'How a row is built: one word from each column, plus what the options add.',
  deletions: 'What to delete',
  download: (rows: number) => `Download all ${rows} rows`,
  /** @param title - the example's title, for people who hear only the link. */
  downloadNamed: (rows: number, title: string) => `Download all ${rows} rows: ${title}`,
  limits: 'Limits that matter',
  limitsLead: 'Each limit names its source and the day we last checked it.',
  limitColumns: { place: 'Where', limit: 'At most', source: 'Source' },
  sources: 'Sources',
  reviewed: 'Last reviewed',
  related: 'Related guides',
  start: 'Open the generator',
  firstExample: 'See the examples',
} as const
