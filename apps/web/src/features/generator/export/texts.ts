export const EXPORT_CHOICE_TEXTS = {
  txt: 'Plain text (TXT)',
  csv: 'CSV, one column',
  csvColumns: 'CSV, one column a word',
  json: 'JSON',
} as const

export const EXPORT_PANEL_TEXTS = {
  title: 'Export',
  progress: (fileName: string) => `Export of ${fileName}`,
  saved: (fileName: string, size: string, duration: string) => `${fileName} saved: ${size} in ${duration}`,
  cancelled: (fileName: string) => `Export of ${fileName} cancelled`,
  failed: (fileName: string, message: string) => `${fileName}: ${message}`,
  written: (written: string, all: string) => `${written} of ${all}`,
  waiting: 'Waiting for the browser to go on',
  pace: (bytes: string) => `${bytes}/s`,
  left: (duration: string) => `${duration} left`,
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  seconds: (count: string) => `${count} s`,
  minutes: (count: string) => `${count} min`,
  hours: (count: string) => `${count} h`,
} as const

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

export const COPY_FAILURE_TEXTS = {
  tooLarge: (rows: string, megabytes: number) =>
    `A clipboard takes up to ${rows} combinations or ${megabytes} MB. Use Export instead: it has no limit.`,
  failed: 'Failed to copy to clipboard. Use Export instead.',
} as const
