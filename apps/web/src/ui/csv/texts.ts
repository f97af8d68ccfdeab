export const CSV_TEXTS = {
  mark: 'CSV shows accents in Excel',
  markHelp: 'CSV files begin with a byte order mark. Some programs take it for a letter.',
  guard: "CSV can't run formulas",
  guardHelp:
    'A cell such as =1+1 or -free gets an apostrophe, so that a spreadsheet shows it. Wordloom takes the apostrophe off when it reads the file. Turn this off for programs that need cells as they are.',
} as const
