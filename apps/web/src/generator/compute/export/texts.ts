import type { ExportFormat, TableFormat } from '@wordloom/engine'

/** The Export menu leaves out formats without a label. */
export const EXPORT_CHOICE_TEXTS: Readonly<Record<ExportFormat, string | null>> = {
  txt: 'Plain text (TXT)',
  csv: 'CSV, one column',
  'csv-columns': 'CSV, one column per word',
  xlsx: 'Excel (XLSX), one column',
  'xlsx-columns': 'Excel (XLSX), one column per word',
  json: 'JSON',
  jsonl: null,
}

/** The Export menu if there are fields. */
export const TABLE_CHOICE_TEXTS: Readonly<Record<'txt' | TableFormat, string>> = {
  txt: 'Plain text (TXT)',
  csv: 'CSV table',
  tsv: 'TSV table',
  xlsx: 'Excel table (XLSX)',
  json: 'JSON table',
  jsonl: 'JSON Lines table',
}

export const EXPORT_FAILURE_TEXTS = {
  refused: 'The browser stopped the download. It was canceled, or the disk is full. The file is incomplete.',
  full: 'The disk is full. Free up some space or choose another folder, then export again.',
  notAllowed: "The browser isn't allowed to write there. Choose another folder and export again.",
  gone: 'The file was moved or deleted during the export. Export again.',
  inUse: 'Another program is using the file. Close it there or choose another name, then export again.',
  stopped: (reason: string) => `The export stopped: ${reason}`,
  short: (arrived: string, expected: string) =>
    `The file is incomplete: ${arrived} of ${expected} bytes arrived. Delete it and export again.`,
  tooLargeForMemory:
    "This browser can't save more than 256 MB here. Reload the page and try again, or use another browser or the command line. Large exports need HTTPS.",
} as const
