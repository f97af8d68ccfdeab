import { MAX_MERGED_RANGES } from '../limits.ts'
import { refuseMoreThan } from './unreadable-error.ts'

/** A cell that spans several rows. Rows are indexes of `starts`, columns are counted from 0. */
export interface MergedRange {
  readonly column: number
  readonly firstRow: number
  readonly lastRow: number
}

const RANGE = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?[A-Z]{1,3}\$?(\d{1,7})$/

/** The merged cells of a sheet, which stand behind its cells in the file. */
export class MergedRanges {
  readonly #ranges: MergedRange[] = []

  /** Ranges of a single row have nothing to fill down. */
  add(reference: string): void {
    const [, letters = '', first = '', last = ''] = RANGE.exec(reference) ?? []
    if (letters === '' || Number(last) <= Number(first)) return
    refuseMoreThan(MAX_MERGED_RANGES, 'merged ranges', this.#ranges.length + 1)
    this.#ranges.push({ column: toColumn(letters), firstRow: Number(first), lastRow: Number(last) })
  }

  /** @param rowNumbers the number in the sheet of each row with texts, ascending */
  among(rowNumbers: readonly number[]): readonly MergedRange[] {
    return this.#ranges.flatMap(({ column, firstRow, lastRow }) => {
      const first = firstFrom(rowNumbers, firstRow)
      const last = firstFrom(rowNumbers, lastRow + 1) - 1
      if (rowNumbers[first] !== firstRow || last <= first) return []
      return [{ column, firstRow: first, lastRow: last }]
    })
  }
}

function toColumn(letters: string): number {
  let column = 0
  for (const letter of letters) column = 26 * column + letter.charCodeAt(0) - 0x40
  return column - 1
}

/** The index of the first number that is at least `least`. */
function firstFrom(numbers: readonly number[], least: number): number {
  let from = 0
  let to = numbers.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((numbers[middle] ?? 0) < least) from = middle + 1
    else to = middle
  }
  return from
}
