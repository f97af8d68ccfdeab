import { scanNumber } from '../numbers/scan-number.ts'
import { isDate } from './dates.ts'

export type CellKind = 'blank' | 'number' | 'date' | 'url' | 'id' | 'words'

const URL_START = /^(?:https?:\/\/|www\.)\S+$/i
/** Letters and digits without a space, such as the SKU `AB-12-XL` and the ASIN `B0ABCDEF12`. */
const CODE = /^(?=.*\d)(?=.*\p{L})[\p{L}\d_./#-]+$/u
/** Ids are long or begin with zeros; numbers of a report don't. */
const LONG_ID = /^(?:0\d+|\d{10,})$/
const LONGEST_NUMBER = 60

export function cellKind(cell: string): CellKind {
  const text = cell.trim()
  if (text === '') return 'blank'
  if (LONG_ID.test(text)) return 'id'
  const number = text.length <= LONGEST_NUMBER ? scanNumber(text) : null
  if (number?.kind === 'none') return 'blank'
  if (isDate(text)) return 'date'
  if (number?.kind === 'number') return 'number'
  if (URL_START.test(text)) return 'url'
  return CODE.test(text) ? 'id' : 'words'
}

/** Tells whether a cell is empty or says that there is no value, as `--` does. */
export function isBlank(cell: string): boolean {
  const text = cell.trim()
  return text === '' || text === '--' || text === '-' || text === '—' || text === '–'
}
