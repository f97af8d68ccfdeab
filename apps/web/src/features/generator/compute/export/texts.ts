import type { ExportFormat } from '@wordloom/engine'

/** The Export menu leaves out formats without a label. */
export const EXPORT_CHOICE_TEXTS: Readonly<Record<ExportFormat, string | null>> = {
  txt: 'Plain text (TXT)',
  csv: 'CSV, one column',
  'csv-columns': 'CSV, one column per word',
  json: 'JSON',
  jsonl: null,
}

export const EXPORT_FAILURE_TEXTS = {
  refused:
    'The browser ended the download: it was cancelled there, or the disk is full. The file is incomplete.',
  full: 'The disk is full. Free some space, or choose another place, and export again.',
  notAllowed: 'The browser was not allowed to write there. Choose another place and export again.',
  gone: 'The file was moved or deleted while it was written. Export again.',
  inUse: 'The file is in use by another program. Close it there, or choose another name, and export again.',
  stopped: (reason: string) => `The export stopped: ${reason}`,
  short: (arrived: string, expected: string) =>
    `The file is incomplete: ${arrived} of ${expected} bytes arrived. Delete it and export again.`,
  tooLargeForMemory:
    'This browser cannot save this much here (at most 256 MB): it has no save dialog for pages and no running service worker, which needs https or localhost. Reload the page and try again, use another browser, or use the command line.',
} as const
