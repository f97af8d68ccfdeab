import { decideGuard, type Following, type GuardKind, guardOf, toGuard } from '../../document/guard.ts'

/** The syntax of rows of cells. `before` gives the text before each cell, numbered from 0. */
export interface CellSyntax {
  readonly before: (cell: number) => string
  readonly rowEnd: string
  /** `null` leaves cells as they are. */
  readonly guard: GuardKind | null
  /** Writes an escaped cell that begins with a quote. `null` if `before` has a quote for every cell anyway. */
  readonly quote: ((text: string) => string) | null
  readonly escape: (text: string) => string
}

/** Readers drop white space before the quote of a cell. */
const QUOTE_FIRST = /^[ \t\u00a0]*"/
const BLANK = /^[ \t\u00a0]*$/

export function encodeCell(text: string, { guard, quote, escape: toEscaped }: CellSyntax): string {
  const escaped = toEscaped(text)
  if (quote !== null && QUOTE_FIRST.test(escaped)) return quote(escaped)
  return guard === null ? escaped : guardOf(escaped, guard) + escaped
}

/**
 * The guard of all cells that begin with `start` and go on with one escaped text of each of `following`. `null` if each
 * cell has to be looked at.
 */
export function guardOfCells(
  start: string,
  following: readonly Following[],
  { guard, quote }: CellSyntax,
): string | null {
  if (quote !== null && canBeginWithQuote([{ words: [start], tail: '' }, ...following])) return null
  const decision = guard === null ? 'plain' : decideGuard(start, following, guard)
  return decision === 'mixed' ? null : toGuard(decision)
}

function canBeginWithQuote(pieces: readonly Following[]): boolean {
  for (const { words } of pieces) {
    if (words === null || words.some((word) => QUOTE_FIRST.test(word))) return true
    if (!words.some((word) => BLANK.test(word))) return false
  }
  return false
}
