import { MAX_ITEM_CHARACTERS, MAX_WORDS } from '@wordloom/contract'
import { toGrouped } from './numbers.ts'

/** What the import says to people. */
export const IMPORT_TEXTS = {
  title: 'Import Lists',
  tooLarge: 'File size too large. Please upload files smaller than 5MB.',
  unsupported: 'Unsupported file format. Please upload CSV, TXT, JSON, or TSV files only.',
  notText: 'What is in this file is not text.',
  empty: 'Please enter text to import or upload a file.',
  nameMissing: 'Please enter a name for your list',
  success: 'List imported successfully',
  failure: 'Failed to import list',
  undoFailure: 'Failed to undo the import',
  errorTitle: 'Import Error',
  notJsonList: 'JSON must be an array or object',
  oneFile: 'Please choose one file at a time.',
  unreadable: 'This file could not be read. Please choose it again.',
  stopped: 'Reading was stopped.',
  cancelled: 'The import was cancelled: nothing was saved.',
  nothing: 'There is nothing to import in what is chosen.',
  tooMany: (count: number) =>
    `${toGrouped(count)} items are too many: a list holds at most ${toGrouped(MAX_WORDS)}. Please split them up.`,
  tooLong: (count: number) =>
    `${toItems(count)} longer than ${toGrouped(MAX_ITEM_CHARACTERS)} characters, which no list can hold.`,
  button: (count: number) => `Import ${toGrouped(count)} Items`,
  more: (count: number) => `and ${toGrouped(count)} more items`,
  notParsed: (format: string, message: string) => `Failed to parse ${format} format: ${message}`,
} as const

function toItems(count: number): string {
  return count === 1 ? '1 item is' : `${toGrouped(count)} items are`
}
