const combinations = (count: string, isOne: boolean) => `${count} ${isOne ? 'combination' : 'combinations'}`

export const RESULTS_TEXTS = {
  preparing: 'Preparing combinations…',
  cancel: 'Cancel',
  retry: 'Retry',
  outdated: 'Your words or options have changed. Generate again to update the results.',
  combinations,
  atMost: (count: string) => `At most ${count} combinations`,
  tookTime: (rows: string, pace: string) => `${rows} · ${pace}`,
  tint: 'Tint by column',
} as const

export const COPY_TEXTS = {
  copied: 'Copied to clipboard',
  combinations,
  exportInstead: 'Export as text',
  dismiss: 'Dismiss',
} as const

export const ROWS_TEXTS = {
  firstRows: 'Generated Combinations, first rows',
  rows: (count: string, isOne: boolean) => `Generated Combinations, ${count} ${isOne ? 'row' : 'rows'}`,
  rowsAtMost: (count: string) => `Generated Combinations, at most ${count} rows`,
  failed: (reason: string) => `We couldn't read these rows: ${reason}`,
  seen: (first: string, last: string, all: string) => `Rows ${first} to ${last} of ${all}`,
  seenPositions: (first: string, last: string, all: string) =>
    `Positions ${first} to ${last} of ${all}, counted before duplicates are removed`,
  cut: (characters: string) => `${characters} characters, shortened here`,
  copyRow: 'Copy whole row',
  rowCopied: 'Copied',
  rowNotCopied: 'Failed to copy',
} as const

export const TABLE_TEXTS = {
  showAs: 'Show as',
  list: 'List',
  table: 'Table',
  row: 'Row',
  noCells: "These rows can't be shown as a table.",
} as const

export const SEARCH_TEXTS = {
  label: 'Find or go to row',
  hint: 'Press Enter to find this row. Capitals and accents make no difference.',
  hintOfNumber: 'Press Enter to go to this row',
  foundInRow: (row: string) => `Found in row ${row}`,
  foundAtPosition: (position: string) => `Found at position ${position}`,
  notFound: 'No such combination',
  row: (row: string) => `Row ${row}`,
  position: (position: string) => `Position ${position}`,
  thereAreRows: (last: string) => `Enter a row from 1 to ${last}`,
  thereArePositions: (last: string) => `Enter a position from 1 to ${last}`,
} as const

export const PRINT_TEXTS = {
  /** @param of - the total number of combinations, if it's known. */
  first: (printed: string, of: string) => `The first ${printed} of ${of}. Export has them all.`,
} as const

export const EXPORT_PANEL_TEXTS = {
  title: 'Export',
  progress: (fileName: string) => `Export of ${fileName}`,
  saved: (fileName: string, size: string, pace: string) => `${fileName} saved: ${size} ${pace}`,
  canceled: (fileName: string) => `Export of ${fileName} canceled`,
  failed: (fileName: string, message: string) => `${fileName}: ${message}`,
  written: (written: string, all: string) => `${written} of ${all}`,
  waiting: 'Waiting for the browser',
  pace: (bytes: string) => `${bytes}/s`,
  left: (duration: string) => `${duration} left`,
  cancel: 'Cancel',
  dismiss: 'Dismiss',
} as const

export const DURATION_TEXTS = {
  instantly: 'instantly',
  inTime: (duration: string) => `in ${duration}`,
  seconds: (count: string) => `${count} s`,
  minutes: (count: string) => `${count} min`,
  hours: (count: string) => `${count} h`,
} as const
