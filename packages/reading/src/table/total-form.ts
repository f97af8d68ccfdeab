import { TOTAL_WORDS } from '@wordloom/targets'
import { toPlainLetters } from '../roles/name-key.ts'

/** `labelled` says of what, as `Total: Search terms` does; `bare` is only the word; `begun` has more words behind it. */
export type TotalForm = 'labelled' | 'bare' | 'begun'

const WORDS = [...new Set(TOTAL_WORDS.map((word) => toPlainLetters(word)))].sort(
  (a, b) => b.length - a.length,
)
/** The codes of the first three letters of each word. No word is shorter, if it begins with ASCII. */
const STARTS = new Set(WORDS.map((word) => startOf(word)))
const LONGEST = 200

/** @example beginsWithTotal('Total: Account') // 'labelled' */
export function beginsWithTotal(cell: string): TotalForm | null {
  const trimmed = cell.trim()
  if (trimmed === '' || trimmed.length > LONGEST) return null
  // Most cells begin with other letters, so that they need no more work.
  const start = startOf(trimmed)
  if (start !== null && !STARTS.has(start)) return null
  const text = toPlainLetters(trimmed)
  const word = WORDS.find((each) => text.startsWith(each))
  if (word === undefined) return null
  const behind = text.slice(word.length)
  if (/^[\s:.]*$/.test(behind)) return 'bare'
  if (/^\s*(?::|[-–—(]\s?)/.test(behind) && !/^-\p{L}/u.test(behind)) return 'labelled'
  return /^\s/.test(behind) ? 'begun' : null
}

/** The first three letters as one number, whatever their case. `null` beyond ASCII. */
function startOf(text: string): number | null {
  let start = 0
  for (let at = 0; at < 3; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x7f) return null
    // Sets the bit by which small letters differ from capitals.
    start = (start << 8) | code | 0x20
  }
  return start
}
