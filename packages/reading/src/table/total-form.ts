import { TOTAL_WORDS } from '@wordloom/targets'
import { toPlainLetters } from '../roles/name-key.ts'

/** `labelled` says of what, as `Total: Search terms` does; `bare` is only the word; `begun` has more words behind it. */
export type TotalForm = 'labelled' | 'bare' | 'begun'

const WORDS = [...new Set(TOTAL_WORDS.map((word) => toPlainLetters(word)))].sort(
  (a, b) => b.length - a.length,
)
/** No word is shorter than this, if it begins with ASCII. */
const START = 3
const STARTS = new Set(WORDS.map((word) => word.slice(0, START)))
const LONGEST = 200

/** @example beginsWithTotal('Total: Account') // 'labelled' */
export function beginsWithTotal(cell: string): TotalForm | null {
  const trimmed = cell.trim()
  if (trimmed === '' || trimmed.length > LONGEST) return null
  // Most cells begin with other letters, so that they need no more work.
  const start = trimmed.slice(0, START).toLowerCase()
  if (/^[\0-\x7f]*$/.test(start) && !STARTS.has(start)) return null
  const text = toPlainLetters(trimmed)
  const word = WORDS.find((each) => text.startsWith(each))
  if (word === undefined) return null
  const behind = text.slice(word.length)
  if (/^[\s:.]*$/.test(behind)) return 'bare'
  if (/^\s*(?::|[-–—(]\s?)/.test(behind) && !/^-\p{L}/u.test(behind)) return 'labelled'
  return /^\s/.test(behind) ? 'begun' : null
}
