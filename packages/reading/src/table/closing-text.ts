import { isDate } from './dates.ts'

const LONGEST_TERM = 80
const RIGHTS = /[©®]|\bcopyright\b|\ball rights reserved\b/i
const ABOUT_FILE =
  /^(?:note|source|generated|exported|downloaded|created|report|page \d|end of|powered by|data (?:from|provided))\b/i
/** A whole date among words, as in `Exporté le 26/11/2026`. */
const DATE =
  /(?<!\d)(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2\d{4}|\d{4} ?[年년] ?\d{1,2} ?[月월])(?!\d)/

/** Tells whether a cell closes a report: rights, addresses, dates, notes and whole sentences aren't search terms. */
export function isClosingText(cell: string): boolean {
  const text = cell.trim()
  if (RIGHTS.test(text) || ABOUT_FILE.test(text) || text.includes('://')) return true
  if (text.length > LONGEST_TERM || isDate(text) || DATE.test(text)) return true
  return /[.:!。]$/.test(text) && text.split(/\s+/).length > 3
}
