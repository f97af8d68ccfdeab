import type { Grid } from '../grid.ts'

/** Characters that start a formula, or that a spreadsheet skips before one. Source: OWASP, CSV Injection. */
const FORMULA_STARTS: ReadonlySet<string | undefined> = new Set(['=', '+', '-', '@', '\t', '\r'])

const GUARD = "'"

export function guardText(text: string): string {
  return FORMULA_STARTS.has(text[0]) ? GUARD : ''
}

/** A row with an empty first word starts with a later column. It's guarded if any such row needs it. */
export function guardRow({ lead, columns }: Pick<Grid, 'lead' | 'columns'>, word: string): string {
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
