import type { Encoding, ReadingReport, Separator } from '@wordloom/reading'
import { toCount, toNumber } from '#platform/format/numbers.ts'

type Doubt = ReadingReport['doubts'][number]

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252 (Western)',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'windows-1253': 'Windows-1253 (Greek)',
  'windows-1254': 'Windows-1254 (Turkish)',
  'windows-1255': 'Windows-1255 (Hebrew)',
  'windows-1256': 'Windows-1256 (Arabic)',
  'windows-1257': 'Windows-1257 (Baltic)',
  'windows-1258': 'Windows-1258 (Vietnamese)',
  'windows-874': 'Windows-874 (Thai)',
  'iso-8859-2': 'ISO 8859-2 (Central European)',
  'iso-8859-5': 'ISO 8859-5 (Cyrillic)',
  'iso-8859-7': 'ISO 8859-7 (Greek)',
  'iso-8859-15': 'ISO 8859-15 (Western)',
  'koi8-r': 'KOI8-R (Russian)',
  'koi8-u': 'KOI8-U (Ukrainian)',
  ibm866: 'IBM 866 (Cyrillic)',
  macintosh: 'Mac OS Roman',
  'x-mac-cyrillic': 'Mac OS Cyrillic',
  shift_jis: 'Shift JIS (Japanese)',
  'euc-jp': 'EUC-JP (Japanese)',
  'iso-2022-jp': 'ISO 2022-JP (Japanese)',
  gb18030: 'GB 18030 (Chinese)',
  big5: 'Big5 (Chinese)',
  'euc-kr': 'EUC-KR (Korean)',
}

const SEPARATOR_NAMES: Readonly<Record<Separator, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Pipe',
}

export const READING_TEXTS = {
  unreadable: "We couldn't read this file. Please choose it again.",
  noWords: 'This file has no words.',
  pasted: 'Pasted text',
  asLines: 'Every line is a word',
  change: 'Change',
  changeNamed: (name: string) => `Change how “${name}” is read`,
  dismiss: 'Hide this note',
  title: (name: string) => `How “${name}” is read`,
  done: 'Done',
  reading: 'Reading…',
  hint: 'Click the line that names the columns, and tick the columns to take.',
  table: 'The first lines',
  line: 'Line',
  headerLine: (line: number) => `Line ${toNumber(line)} names the columns`,
  leftOut: 'Left out',
  above: 'Above the table',
  column: (number: number) => `Column ${toNumber(number)}`,
  moreColumns: (shown: number, width: number) =>
    `${toNumber(shown)} of ${toNumber(width)} columns are shown.`,
  otherColumn: 'Another column (name or number)',
  takeColumn: 'Take it',
  format: 'Read as',
  formats: { auto: 'Auto-detect', lines: 'A word per line', table: 'A table', json: 'JSON' },
  encoding: (isRecognized: boolean) => (isRecognized ? 'Encoding (detected)' : 'Encoding'),
  encodings: ENCODING_NAMES,
  chooseEncoding: 'Choose one',
  separator: (isRecognized: boolean) => (isRecognized ? 'Separated by (detected)' : 'Separated by'),
  separators: SEPARATOR_NAMES,
  sheet: 'Sheet',
  plainQuotes: 'Keep quotes as text',
  plainQuotesHelp: 'Quotes become part of the items, and every line break ends a row.',
  keepTotals: (rows: number) => `Keep ${toCount(rows, 'row')} that ${rows === 1 ? 'was' : 'were'} left out`,
  keepAllTotals: 'Keep totals, closing lines and repeated headers',
  skipHidden: (rows: number, columns: number) =>
    `Leave out ${LIST.format([
      ...(rows > 0 ? [toCount(rows, 'hidden row')] : []),
      ...(columns > 0 ? [toCount(columns, 'hidden column')] : []),
    ])}`,
  fillMerged: (cells: number) => `Repeat ${toCount(cells, 'merged cell')} in the rows below`,
  fillMergedHelp: 'Otherwise only the first row has the text.',
  uncalculated: (formulas: number) =>
    `${formulas === 1 ? '1 formula has' : `${toNumber(formulas)} formulas have`} no result, so the cells are blank. Open the file in a spreadsheet program, save it and choose it again.`,
  unreadableNumbers: (column: string, cells: number, examples: readonly string[]) =>
    `${toCount(cells, 'cell')} of “${column}” can't be read as numbers: ${examples.join(', ')}`,
  doubt: toDoubt,
} as const

function toDoubt(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'no-header':
      return 'No line names the columns. If one does, click it.'
    case 'no-term-column':
      return "No column has a name that we know for words, so we chose one by its cells. Please check that it's the right one."
    case 'several-term-columns':
      return `${LIST.format(doubt.names)} could all have the words. Please check the choice.`
    case 'equal-names':
      return `More than one column is named ${LIST.format(doubt.names)}.`
    case 'decimal-mark':
      return `The numbers of “${doubt.column}” don't tell whether their mark is a decimal mark, such as in ${doubt.example}.`
  }
}
