import type { KeywordPlatformId } from '../comparison/keyword-comparisons.ts'
import { toSearchWords, toSpacedText } from '../comparison/to-search-words.ts'
import type { Keyword } from './keyword.ts'

/** A test of the words that a row takes from columns: groups have at least two conditions, and lists one word. */
export type RowCondition =
  | { readonly kind: 'all' | 'any'; readonly conditions: readonly RowCondition[] }
  | { readonly kind: 'word'; readonly column: number; readonly words: readonly string[] }

/** A constant text, then words of columns, each followed by a constant text. */
export interface RowShape {
  readonly lead: string
  readonly places: readonly {
    readonly column: number
    readonly words: readonly string[]
    readonly tail: string
  }[]
}

/** Finds the rows that a keyword or negative matches, as if each row were a search. */
export type RowMatcher = (term: Pick<Keyword, 'matchType' | 'words'>) => RowCondition | boolean

/**
 * Splits the words of columns at spaces once. The result tells for each term which words of which columns make a row that
 * it matches; `true` if all rows match and `false` if none does. Returns `null` if words of columns run together, as in
 * `{1}{2}`, or `{1}-{2}` where a hyphen isn't a space, because then no column alone says which words a row has.
 */
export function createRowMatcher(
  { lead, places }: RowShape,
  platform: KeywordPlatformId | null = null,
): RowMatcher | null {
  const isSeparated = places.every(({ tail }, i) =>
    i === places.length - 1
      ? /^(\s|$)/.test(toSpacedText(tail, platform))
      : /^\s(.*\s)?$/s.test(toSpacedText(tail, platform)),
  )
  if (!isSeparated || !/(^|\s)$/.test(toSpacedText(lead, platform))) return null
  const segments: Segment[] = [
    { column: null, readings: [{ words: [''], tokens: toSearchWords(lead, platform) }] },
    ...places.flatMap(({ column, words, tail }): Segment[] => [
      { column, readings: toReadings(words, platform) },
      { column: null, readings: [{ words: [''], tokens: toSearchWords(tail, platform) }] },
    ]),
  ]
  return ({ matchType, words }) => {
    if (matchType === 'broad') return all([...new Set(words)].map((word) => anywhere(segments, word)))
    if (matchType === 'exact') return beginsWith(segments, 0, words, true)
    return any(segments.map((_, at) => beginsIn(segments, at, words)))
  }
}

/** A constant text (without a column) or a place. */
interface Segment {
  readonly column: number | null
  readonly readings: readonly Reading[]
}

/** The words of a column that are alike when compared with searches. */
interface Reading {
  readonly words: readonly string[]
  readonly tokens: readonly string[]
}

function toReadings(words: readonly string[], platform: KeywordPlatformId | null): readonly Reading[] {
  const readings = new Map<string, { words: string[]; tokens: readonly string[] }>()
  for (const word of new Set(words)) {
    const tokens = toSearchWords(word, platform)
    const key = tokens.join(' ')
    const known = readings.get(key)
    if (known === undefined) readings.set(key, { words: [word], tokens })
    else known.words.push(word)
  }
  return [...readings.values()]
}

function anywhere(segments: readonly Segment[], token: string): RowCondition | boolean {
  return any(segments.map((segment) => oneOf(segment, ({ tokens }) => tokens.includes(token))))
}

/** The term begins in this segment and ends in it or in a later one. */
function beginsIn(segments: readonly Segment[], at: number, term: readonly string[]): RowCondition | boolean {
  const segment = segments[at]
  if (segment === undefined) return false
  const inside = oneOf(segment, ({ tokens }) => tokens.some((_, from) => isPart(tokens, from, term)))
  const across = term.slice(1).map((_, i) => {
    const length = i + 1
    const rest = beginsWith(segments, at + 1, term.slice(length), false)
    if (rest === false) return false
    const start = term.slice(0, length)
    const ends = oneOf(segment, ({ tokens }) => isPart(tokens, tokens.length - length, start))
    return all([ends, rest])
  })
  return any([inside, ...across])
}

/** The term begins where the segment begins. If `isWhole`, nothing may follow it. */
function beginsWith(
  segments: readonly Segment[],
  at: number,
  term: readonly string[],
  isWhole: boolean,
): RowCondition | boolean {
  if (term.length === 0 && !isWhole) return true
  const segment = segments[at]
  if (segment === undefined) return term.length === 0
  const ends = isWhole ? false : oneOf(segment, ({ tokens }) => isPart(tokens, 0, term))
  const most = isWhole ? term.length : term.length - 1
  const across = Array.from({ length: most + 1 }, (_, length) => {
    const taken = term.slice(0, length)
    const fits = oneOf(segment, ({ tokens }) => tokens.length === length && isPart(tokens, 0, taken))
    return fits === false ? false : all([fits, beginsWith(segments, at + 1, term.slice(length), isWhole)])
  })
  return any([ends, ...across])
}

function isPart(tokens: readonly string[], from: number, part: readonly string[]): boolean {
  return (
    from >= 0 && from + part.length <= tokens.length && part.every((token, i) => token === tokens[from + i])
  )
}

function oneOf({ column, readings }: Segment, keeps: (reading: Reading) => boolean): RowCondition | boolean {
  const kept = readings.filter(keeps)
  if (kept.length === 0) return false
  if (column === null || kept.length === readings.length) return true
  return { kind: 'word', column, words: kept.flatMap(({ words }) => words) }
}

function all(conditions: readonly (RowCondition | boolean)[]): RowCondition | boolean {
  return group('all', conditions, false)
}

function any(conditions: readonly (RowCondition | boolean)[]): RowCondition | boolean {
  return group('any', conditions, true)
}

function group(
  kind: 'all' | 'any',
  conditions: readonly (RowCondition | boolean)[],
  decisive: boolean,
): RowCondition | boolean {
  if (conditions.includes(decisive)) return decisive
  const open = conditions.filter((condition) => typeof condition !== 'boolean')
  const [first] = open
  if (first === undefined) return !decisive
  return open.length === 1 ? first : { kind, conditions: open }
}
