export const CSV_TEXTS = {
  mark: 'CSV shows accents in Excel',
  markHelp: 'CSV files begin with a byte order mark. Some programs take it for a letter.',
} as const
