import type { Grid } from '../grid.ts'

/**
 * Characters that start a formula in a spreadsheet, or that it skips before a formula. Source: OWASP, CSV
 * Injection.
 */
const FORMULA_STARTS: ReadonlySet<string | undefined> = new Set(['=', '+', '-', '@', '\t', '\r'])

const GUARD = "'"

export function guardText(text: string): string {
  return FORMULA_STARTS.has(text[0]) ? GUARD : ''
}

/**
 * Returns the guard for all rows that start with `word`. If the word and its tail are empty, these rows start
 * with words of a later column, and one of them that needs a guard is enough.
 */
export function guardRow({ lead, columns }: Grid, word: string): string {
  if (lead !== '') return ''
  const [first, ...others] = columns
  const start = word + (first?.tail ?? '')
  if (start !== '') return guardText(start)
  for (const { words, tail } of others) {
    if (words.some((next) => FORMULA_STARTS.has((next + tail)[0]))) return GUARD
    if (!words.some((next) => next + tail === '')) return ''
  }
  return ''
}
