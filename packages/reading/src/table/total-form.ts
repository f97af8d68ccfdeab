import { TOTAL_WORDS } from '@wordloom/targets'
import { toPlainLetters } from '../roles/name-key.ts'

/** `labelled` says of what, as `Total: Search terms` does; `bare` is only the word; `begun` has more words behind it. */
export type TotalForm = 'labelled' | 'bare' | 'begun'

const WORDS = [...new Set(TOTAL_WORDS.map((word) => toPlainLetters(word)))].sort(
  (a, b) => b.length - a.length,
)
const FIRST_LETTERS = new Set(WORDS.map((word) => word.charCodeAt(0)))
const LONGEST = 200

/** @example beginsWithTotal('Total: Account') // 'labelled' */
export function beginsWithTotal(cell: string): TotalForm | null {
  const trimmed = cell.trim()
  if (trimmed === '' || trimmed.length > LONGEST) return null
  const start = trimmed.charCodeAt(0)
  // Most cells begin with another letter, so that they need no more work.
  if (start < 0x80 && !FIRST_LETTERS.has(start | 0x20)) return null
  const text = toPlainLetters(trimmed)
  const word = WORDS.find((each) => text.startsWith(each))
  if (word === undefined) return null
  const behind = text.slice(word.length)
  if (/^[\s:.]*$/.test(behind)) return 'bare'
  if (/^\s*(?::|[-–—(]\s?)/.test(behind) && !/^-\p{L}/u.test(behind)) return 'labelled'
  return /^\s/.test(behind) ? 'begun' : null
}
