import { MAX_ITEM_CHARACTERS, MAX_WORDS } from '@wordloom/contract'
import { toCount, toNumber } from '../../shared/format/numbers.ts'

export const IMPORT_TEXTS = {
  title: 'Import Lists',
  tooLarge: 'File size too large. Please upload files smaller than 5MB.',
  unsupported: 'Unsupported file format. Please upload CSV, TXT, JSON, or TSV files only.',
  notText: "This isn't a text file.",
  empty: 'Please enter text to import or upload a file.',
  nameMissing: 'Please enter a name for your list',
  success: (lists: number) =>
    lists === 1 ? 'List imported successfully' : `${toNumber(lists)} lists imported successfully`,
  added: (added: number, known: number) =>
    known === 0
      ? `List imported successfully: ${toNumber(added)} added`
      : `List imported successfully: ${toNumber(added)} added, ${toNumber(known)} ${known === 1 ? 'was' : 'were'} there already`,
  failure: 'Failed to import list',
  undoFailure: 'Failed to undo the import',
  errorTitle: 'Import Error',
  notJsonList: 'JSON must be an array or object',
  oneFile: 'Please choose one file at a time.',
  unreadable: "We couldn't read this file. Please choose it again.",
  stopped: 'Reading was stopped.',
  canceled: 'The import was canceled. Nothing was saved.',
  nothing: "There's nothing to import in the columns you chose.",
  tooMany: (count: number) =>
    `${toNumber(count)} items are too many. A list can have up to ${toNumber(MAX_WORDS)}, so please split them up.`,
  tooLong: (count: number) =>
    `${count === 1 ? '1 item is' : `${toNumber(count)} items are`} longer than ${toNumber(MAX_ITEM_CHARACTERS)} characters, the maximum for an item.`,
  button: (count: number) => `Import ${toNumber(count)} Items`,
  listsButton: (lists: number) => `Import ${toNumber(lists)} Lists`,
  nothingYet: 'Nothing to import yet',
  noneChosen: 'Choose a column that has words',
  allSkipped: 'Everything is in this list already',
  more: (count: number) => `and ${toNumber(count)} more items`,
  notParsed: (format: string, message: string) => `Failed to parse ${format} format: ${message}`,
} as const

export const IMPORT_DIALOG_TEXTS = {
  introduction: 'Choose a file or paste text. <help>See how it works</help> or start from a sample:',
  reading: 'Reading…',
  stopReading: 'Stop reading',
  stopImport: 'Cancel import',
  pending: 'Importing…',
  importing: 'Importing…',
  importingList: (at: number, of: number) => `Importing list ${toNumber(at)} of ${toNumber(of)}…`,
  canceling: 'Canceling…',
} as const

export const SOURCE_TEXTS = {
  paste: 'Or paste text',
  choose: 'Choose a file',
  drop: 'or drop it here: CSV, TSV, TXT, JSON or Excel (XLSX), up to 5 MB',
  remove: 'Remove',
  removeNamed: (file: string) => `Remove ${file}`,
} as const

export const READING_TEXTS = {
  options: 'Format options',
  format: 'Format',
  formats: { auto: 'Auto-detect', csv: 'CSV', tsv: 'TSV', txt: 'TXT', json: 'JSON (array)' },
  encoding: (isRecognized: boolean) => (isRecognized ? 'Encoding (detected)' : 'Encoding'),
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16 LE',
    'utf-16be': 'UTF-16 BE',
    'windows-1252': 'Windows-1252 (Western)',
    'windows-1250': 'Windows-1250 (Central European)',
    'windows-1251': 'Windows-1251 (Cyrillic)',
    'windows-1253': 'Windows-1253 (Greek)',
    'windows-1254': 'Windows-1254 (Turkish)',
    'iso-8859-2': 'ISO 8859-2 (Central European)',
    'iso-8859-15': 'ISO 8859-15 (Western)',
    macintosh: 'Mac OS Roman',
    shift_jis: 'Shift JIS (Japanese)',
    gb18030: 'GB 18030 (Chinese)',
    big5: 'Big5 (Chinese)',
    'euc-kr': 'EUC-KR (Korean)',
  },
  delimiter: (isRecognized: boolean) => (isRecognized ? 'Separated by (detected)' : 'Separated by'),
  delimiters: { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Pipe' },
  header: 'The first row is a header',
  plainQuotes: 'Keep quotes as text',
  plainQuotesHelp: 'Quotes become part of the items, and every line break ends a row.',
  suggestion: (format: string) => `This is read line by line, but it looks like ${format}.`,
  takeSuggestion: (format: string) => `Read it as ${format}`,
} as const

/** The reasons complete the sentence 'Failed to parse XLSX format: …'. */
export const SHEET_TEXTS = {
  sheet: 'Sheet',
  blank: 'this sheet is empty.',
  empty: 'there are no sheets with cells in it.',
  protected: 'it has a password. Save it without one.',
  old: 'it is in the older XLS format. Open it in a spreadsheet and save it as XLSX.',
  broken: "it's damaged, or it isn't an Excel workbook. Open it in a spreadsheet and save it again.",
  large: 'it contains more than this page can read. Split it into several files, or save the sheet as CSV.',
} as const

export const COLUMNS_TEXTS = {
  tooMany: (count: number) => `There are ${toNumber(count)} columns, and all of them will be imported.`,
  question: 'Which columns do you want to import?',
  column: (number: number) => `Column ${number}`,
  split: 'Import as',
  one: 'One list',
  each: 'A list for each column',
} as const

export const FINDINGS_TEXTS = {
  dropTooLong: (count: number) =>
    `Leave out ${toCount(count, 'item')} that ${count === 1 ? 'is' : 'are'} too long`,
  dropDuplicates: (count: number) => `Leave out ${toCount(count, 'duplicate')}`,
  dropDuplicatesHelp: 'They repeat earlier items.',
  dropKnown: (count: number, list: string) => `Skip ${toCount(count, 'item')} already in “${list}”`,
  joined: (count: number) => `${toCount(count, 'item')} had line breaks, which became spaces.`,
  unreadable: (count: number) =>
    `${toCount(count, 'character')} couldn't be read and became �. Another encoding may work better.`,
} as const

export const PREVIEW_TEXTS = {
  heading: 'Preview',
  items: (count: number) => toCount(count, 'item'),
} as const

export const TARGET_TEXTS = {
  into: 'Import into',
  newList: 'A new list',
  existingList: 'An existing list',
  name: 'List name',
  place: 'Save in',
  folders: 'Folders',
  projects: 'Projects',
  list: 'List',
  choice: (name: string, wordCount: number) => `${name} (${toNumber(wordCount)})`,
  notCompared: "We couldn't compare with this list",
} as const
