import { MAX_ITEM_CHARACTERS, MAX_WORDS } from '@wordloom/contract'
import { toCount, toNumber } from '#platform/format/numbers.ts'

export const IMPORT_TEXTS = {
  title: 'Import Lists',
  tooLarge: 'File size too large. Please upload files smaller than 5MB.',
  unsupported: 'Unsupported file format. Please upload CSV, TXT, JSON, or TSV files only.',
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

export const FORMAT_TEXTS = {
  options: 'Format options',
  format: 'Format',
  formats: { auto: 'Auto-detect', csv: 'CSV', tsv: 'TSV', txt: 'TXT', json: 'JSON (array)' },
  suggestion: (format: string) => `This is read line by line, but it looks like ${format}.`,
  takeSuggestion: (format: string) => `Read it as ${format}`,
} as const

/** The reason completes the sentence 'Failed to parse XLSX format: …'. */
export const SHEET_TEXTS = {
  blank: 'this sheet is empty.',
} as const

export const COLUMNS_TEXTS = {
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
    `${toCount(count, 'item')} ${count === 1 ? 'has' : 'have'} characters that couldn't be read and became �. Another encoding may work better.`,
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
