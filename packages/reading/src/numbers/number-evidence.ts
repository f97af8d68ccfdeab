import { COMMA_LANGUAGES, type ColumnRole, type NameLanguage } from '@wordloom/targets'
import type { Separator } from '../options.ts'
import type { NumberStyle } from '../table-shape.ts'
import type { DecimalMark, ScannedNumber } from './scanned-number.ts'

type GroupMark = NumberStyle['groupMark']

/** Counts what the cells of a column tell about its marks: constant memory for any number of cells. */
export class NumberEvidence {
  /** Numbers that only a decimal dot, or only a decimal comma, explains. */
  #dots = 0
  #commas = 0
  /** Numbers such as 1.234 and 1,234, which either explains. */
  #undecidedDots = 0
  #undecidedCommas = 0
  #other: "'" | ' ' | null = null

  add(number: ScannedNumber): void {
    if (number.kind !== 'number' || number.digits === '') return
    const { digits, withDot, withComma } = number
    this.#other ??= digits.includes("'") ? "'" : digits.includes(' ') ? ' ' : null
    if (Number.isNaN(withComma)) this.#dots++
    else if (Number.isNaN(withDot)) this.#commas++
    else if (withDot !== withComma) {
      if (digits.includes('.')) this.#undecidedDots++
      else this.#undecidedCommas++
    }
  }

  /** The mark that most of the cells have, or `null` if they don't tell. */
  get decided(): DecimalMark | null {
    if (this.#dots === this.#commas) return null
    return this.#dots > this.#commas ? '.' : ','
  }

  get hasUndecided(): boolean {
    return this.#undecidedDots + this.#undecidedCommas > 0
  }

  /** The decimal mark if the marks of undecided numbers stand between groups. */
  get ifGrouped(): DecimalMark {
    return this.#undecidedDots > this.#undecidedCommas ? ',' : '.'
  }

  groupMark(decimalMark: DecimalMark): GroupMark {
    if (this.#other !== null) return this.#other
    const other = decimalMark === '.' ? ',' : '.'
    const hasOther = decimalMark === '.' ? this.#undecidedCommas > 0 : this.#undecidedDots > 0
    return hasOther ? other : null
  }
}

/** Their numbers are whole, so three digits behind one mark are thousands. */
const WHOLE_ROLES: ReadonlySet<ColumnRole> = new Set(['impressions', 'clicks', 'volume', 'difficulty'])

/** Money has two digits behind its mark and conversions have at most two, so three in all cells are thousands. */
const SHORT_ROLES: ReadonlySet<ColumnRole> = new Set(['cost', 'value', 'cpc', 'conversions'])

export interface StyleHints {
  readonly role: ColumnRole | null
  /** The evidence of the other columns of the file. */
  readonly others: readonly NumberEvidence[]
  readonly language: NameLanguage | null
  readonly separator: Separator | null
}

/**
 * Decides which mark is the decimal mark of a column: by its own cells, then by its role, then by the other columns, and
 * then by the language of the header and the separator of the file.
 */
export function decideStyle(evidence: NumberEvidence, hints: StyleHints): NumberStyle {
  const toStyle = (decimalMark: DecimalMark, isCertain: boolean): NumberStyle => ({
    decimalMark,
    groupMark: evidence.groupMark(decimalMark),
    isCertain,
  })
  const { role } = hints
  if (evidence.decided !== null) return toStyle(evidence.decided, true)
  if (evidence.hasUndecided && role !== null && WHOLE_ROLES.has(role))
    return toStyle(evidence.ifGrouped, true)
  const ofFile = markOfFile(hints.others)
  if (ofFile !== null) return toStyle(ofFile, true)
  const isCertain = !evidence.hasUndecided
  if (evidence.hasUndecided && role !== null && SHORT_ROLES.has(role))
    return toStyle(evidence.ifGrouped, false)
  if (hints.language !== null) return toStyle(COMMA_LANGUAGES.has(hints.language) ? ',' : '.', isCertain)
  return toStyle(hints.separator === ';' ? ',' : '.', isCertain)
}

function markOfFile(others: readonly NumberEvidence[]): DecimalMark | null {
  const marks = others.map(({ decided }) => decided)
  const dots = marks.filter((mark) => mark === '.').length
  const commas = marks.filter((mark) => mark === ',').length
  if (dots === commas) return null
  return dots > commas ? '.' : ','
}
