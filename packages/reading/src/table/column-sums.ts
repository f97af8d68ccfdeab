import type { ColumnRole } from '@wordloom/targets'
import { scanNumber } from '../numbers/scan-number.ts'
import type { Row } from '../row.ts'
import type { ColumnShape } from '../table-shape.ts'

/** Rates and positions don't add up, so that they tell nothing about a row of totals. */
const SUMMED_ROLES: ReadonlySet<ColumnRole | null> = new Set([
  'clicks',
  'impressions',
  'cost',
  'conversions',
  'value',
  'volume',
  null,
])
const MAX_COLUMNS = 2

/** Sums of the first columns of numbers, with which a row named `total` shows whether it is one. */
export class ColumnSums {
  readonly #columns: readonly number[]
  readonly #withDot: number[]
  readonly #withComma: number[]

  constructor(columns: readonly ColumnShape[]) {
    this.#columns = columns
      .filter(({ kind, role }) => kind === 'numbers' && SUMMED_ROLES.has(role))
      .sort((a, b) => Number(a.role === null) - Number(b.role === null))
      .slice(0, MAX_COLUMNS)
      .map(({ index }) => index)
    this.#withDot = this.#columns.map(() => 0)
    this.#withComma = this.#columns.map(() => 0)
  }

  add(cells: Row): void {
    for (const [i, column] of this.#columns.entries()) {
      const number = scanNumber(cells[column] ?? '')
      if (number.kind !== 'number') continue
      this.#withDot[i] = (this.#withDot[i] ?? 0) + (number.withDot || 0)
      this.#withComma[i] = (this.#withComma[i] ?? 0) + (number.withComma || 0)
    }
  }

  /** Tells whether all of these columns have their sum in the row. Sums of zeros prove nothing. */
  match(cells: Row): boolean {
    return (
      this.#withDot.some((sum, i) => sum !== 0 || this.#withComma[i] !== 0) &&
      this.#columns.every((column, i) => {
        const number = scanNumber(cells[column] ?? '')
        if (number.kind !== 'number') return false
        return isNear(number.withDot, this.#withDot[i]) || isNear(number.withComma, this.#withComma[i])
      })
    )
  }
}

function isNear(one: number, other = Number.NaN): boolean {
  return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other))
}
