import { toCount, toNumber } from '#platform/format/numbers.ts'

export const COLUMN_TEXTS = {
  title: 'Words',
  name: (place: number) => `Name of column ${place + 1}`,
  namePlaceholder: (place: number) => `Column ${place + 1}`,
  words: (name: string) => `Words of ${name}`,
  placeholder: 'Enter words one per line',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  add: 'Add column',
  codes: 'Codes',
  codesOf: (name: string) => `Codes of ${name}`,
  codesPlaceholder: 'One per line, next to its word',
  useCodes: 'Add codes',
  suggest: 'Suggest codes',
  dropCodes: 'Remove codes',
  codesRemoved: (name: string) => `Codes of ${name} removed`,
} as const

export const DRAFT_TEXTS = {
  open: 'Open file',
  save: 'Save as file',
  clear: 'Start over',
  example: 'Show an example',
  cleared: 'Started over',
  exampleShown: 'Example opened',
  opened: (file: string) => `Opened ${file}`,
  undo: 'Undo',
  loading: 'Loading your draft',
  lost: 'This draft is too large to stay on this device. Save it as a file before you leave.',
  notJson: (file: string) => `${file} isn't a JSON file. Choose one that you saved here.`,
  refused: (file: string, problem: string) => `We couldn't open ${file}. ${problem}`,
  tooLarge: (file: string, most: string) => `${file} is larger than ${most}.`,
} as const

export const RULE_TEXTS = {
  title: 'Leave out',
  rule: (place: number) => `Rule ${place + 1}`,
  add: 'Add a rule',
  remove: (place: number) => `Remove rule ${place + 1}`,
  kept: (count: number) =>
    `${toCount(count, 'other rule')} from the file you opened also ${count === 1 ? 'applies' : 'apply'}.`,
  drop: 'Remove',
} as const

export const CHECK_TEXTS = {
  title: 'Check',
  checking: 'Checking…',
  failed: 'The check stopped because it needs too much memory. Use fewer words.',
  mistakes: 'Fix these first',
  errors: 'These would be rejected',
  warnings: 'Worth a look',
  fine: 'No problems found.',
  numbered: (label: string, place: number) => `${label} ${place + 1}`,
  at: (place: string, problem: string) => (place === '' ? problem : `${place}: ${problem}`),
  places: (shown: readonly string[], count: number) =>
    count > shown.length
      ? `${shown.join(' · ')} · and ${toNumber(count - shown.length)} more`
      : shown.join(' · '),
  tooMany: (rows: string, most: string) =>
    `These words make up to ${rows} rows, and this page can handle ${most}. Use fewer words, or the command line.`,
} as const

export const OUTPUT_TEXTS = {
  title: 'File',
  target: 'For',
  form: 'Format',
  forms: {
    'utf-16le': { '\t': 'Tabs, UTF-16', ',': 'Commas, UTF-16', ';': 'Semicolons, UTF-16' },
    'utf-8': { '\t': 'Tabs, UTF-8', ',': 'Commas, UTF-8', ';': 'Semicolons, UTF-8' },
  },
  workbook: 'Excel workbook',
  write: 'Make the file',
  writing: 'Making the file…',
  stop: 'Stop',
  stopped: 'Stopped. No file was made.',
  failed: "We couldn't make the file. Try again with fewer words.",
  blocked: 'Fix the problems above, then make the file.',
  files: 'Files',
  download: (file: string) => `Download ${file}`,
  copy: 'Copy',
  copyOf: (file: string) => `Copy ${file}`,
  copied: 'Copied',
  copyFailed: 'Your browser blocked copying. Download the file instead.',
  preview: 'First rows',
  previewOf: (file: string) => `First rows of ${file}`,
  unconfirmedBadge: 'Not tested yet',
  unconfirmed: "We haven't tested this format in a real account yet. Start with a file of a few rows.",
  evidence: 'Sources for this format',
  template: 'Fill your own template',
  templateHelp:
    'Choose or drop the CSV, TSV or XLSX template you downloaded from the platform. We keep its columns and their order.',
  templateChoose: 'Choose template',
  templateRemove: 'Remove template',
  templateTooLarge: 'This template is larger than 20 MB. Delete its rows and keep the header.',
  templateUnreadable: "We couldn't read this template. Save it as CSV or XLSX.",
  templateUnknown: (target: string) =>
    `We don't recognize any column in this template. Use one you downloaded for ${target}.`,
  templateMany: "This format has several files, so you can't use a template.",
  templateReading: 'Reading the template…',
  templateChange: 'Change how the template is read',
  templateHeader: 'Column names',
  templateHeaderFound: 'Find them',
  templateLine: (line: number, text: string) => `Line ${line}: ${text}`,
  tooLargeFile: 'The file is larger than 256 MB. Use fewer words, or the command line.',
} as const
