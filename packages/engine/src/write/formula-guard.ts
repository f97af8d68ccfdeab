import type { Grid } from '../grid.ts'

/**
 * What spreadsheets take for the beginning of a formula, or skip before looking for one.
 * Source: OWASP, CSV Injection.
 */
const FORMULA_STARTS: ReadonlySet<string | undefined> = new Set(['=', '+', '-', '@', '\t', '\r'])

const GUARD = "'"

export function guardText(text: string): string {
  return FORMULA_STARTS.has(text[0]) ? GUARD : ''
}

/**
 * The guard of a whole row that begins with `word` of the first column. Where that word and the text after it
 * are empty, the row begins with a word of a later column: it is guarded when any of them asks for it.
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
