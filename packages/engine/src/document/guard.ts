/**
 * The apostrophe that keeps a spreadsheet from running a cell as a formula.
 *
 * A cell gets it if it begins with `=`, `+`, `-`, `@`, a tab or a line break (source: OWASP, CSV Injection, 2026-11) and is no
 * number, phone number or row of dashes. A cell that begins with apostrophes and such a sign gets one more in any case.
 * So a program that takes one apostrophe off each cell that begins with apostrophes and a sign has the cells as they were.
 */
export const GUARD = "'"

/** `mixed`: some of the cells get the apostrophe. */
type Decision = 'guard' | 'plain' | 'mixed'

const APOSTROPHE = 0x27
const PLUS = 0x2b
const MINUS = 0x2d
const RUN_SIGNS: ReadonlySet<number> = new Set(Array.from('=@\t\r\n', (sign) => sign.charCodeAt(0)))

const NUMBER = /^[+-](?:\d+(?:[.,'\u2019 \u00a0\u202f]\d+)*|(?=[.,]\d))(?:[.,]\d+)?(?:[eE][+-]?\d+)? ?%?$/
const PHONE = /^\+\d[\d ().\-/]*$/
const DASHES = /^[+-]+$/
/** The characters of the three patterns above. */
const NUMERIC = /^[-+\d.,'\u2019 \u00a0\u202f()/eE%]*$/

/** Without `formulas`, only cells that begin with apostrophes and a sign get the apostrophe. */
export type GuardKind = 'formulas' | 'apostrophes'

/** `''` or the apostrophe. */
export function guardOf(text: string, kind: GuardKind): '' | typeof GUARD {
  return decideText(text, true, kind) === 'guard' ? GUARD : ''
}

/** Words, each followed by a constant text. `null` stands for words that aren't known. */
export interface Following {
  readonly words: readonly string[] | null
  readonly tail: string
}

/** Decides for all cells that begin with `start` and go on with one word of each of `following`. */
export function decideGuard(start: string, following: readonly Following[], kind: GuardKind): Decision {
  const [next, ...others] = following
  const decision = decideText(start, next === undefined, kind)
  if (decision !== 'mixed' || next === undefined) return decision
  if (start !== '' && !start.startsWith(GUARD)) return following.every(canBeNumeric) ? 'mixed' : 'guard'
  return next.words === null ? 'mixed' : decideFollowing(start, next.words, next.tail, others, kind)
}

function decideFollowing(
  start: string,
  words: readonly string[],
  tail: string,
  others: readonly Following[],
  kind: GuardKind,
): Decision {
  const seen = new Set<string>()
  let common: Decision | null = null
  for (const word of words) {
    const text = start + word + tail
    // Texts that go on are few, because they are empty or have only apostrophes.
    if (decideText(text, false, kind) === 'mixed') {
      if (seen.has(text)) continue
      seen.add(text)
    }
    const decision = decideGuard(text, others, kind)
    if (decision === 'mixed' || (common !== null && decision !== common)) return 'mixed'
    common = decision
  }
  return common ?? 'plain'
}

function canBeNumeric({ words, tail }: Following): boolean {
  return NUMERIC.test(tail) && (words === null || words.some((word) => NUMERIC.test(word)))
}

function decideText(text: string, isWhole: boolean, kind: GuardKind): Decision {
  if (text === '') return isWhole ? 'plain' : 'mixed'
  const first = text.charCodeAt(0)
  if (first === APOSTROPHE) {
    let at = 1
    while (text.charCodeAt(at) === APOSTROPHE) at++
    if (at < text.length) return isSign(text.charCodeAt(at)) ? 'guard' : 'plain'
    return isWhole ? 'plain' : 'mixed'
  }
  if (kind === 'apostrophes' || !isSign(first)) return 'plain'
  if (RUN_SIGNS.has(first)) return 'guard'
  if (!isWhole) return NUMERIC.test(text) ? 'mixed' : 'guard'
  return NUMBER.test(text) || PHONE.test(text) || DASHES.test(text) ? 'plain' : 'guard'
}

function isSign(code: number): boolean {
  return code === PLUS || code === MINUS || RUN_SIGNS.has(code)
}

export interface RowGuards {
  readonly lead: string
  /** The guard of each first word, or `null` if no word has one. */
  readonly words: readonly string[] | null
}

/** `null` if rows that begin with the same word differ, or if a guard before the lead depends on the word. */
export function guardsOfRows(
  lead: string,
  columns: readonly (Following & { readonly words: readonly string[] })[],
  kind: GuardKind | null,
): RowGuards | null {
  if (kind === null) return { lead: '', words: null }
  const decision = decideGuard(lead, columns, kind)
  if (decision !== 'mixed') return { lead: toGuard(decision), words: null }
  const [first, ...others] = columns
  if (lead !== '' || first === undefined) return null
  const words: string[] = []
  for (const word of first.words) {
    const decided = decideGuard(word + first.tail, others, kind)
    if (decided === 'mixed') return null
    words.push(toGuard(decided))
  }
  return { lead: '', words }
}

export function toGuard(decision: Exclude<Decision, 'mixed'>): '' | typeof GUARD {
  return decision === 'guard' ? GUARD : ''
}
