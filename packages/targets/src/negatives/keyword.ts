import type { KeywordPlatformId } from '../comparison/keyword-comparisons.ts'
import { toSearchWords } from '../comparison/to-search-words.ts'

export const MATCH_TYPES = ['broad', 'phrase', 'exact'] as const
export type MatchType = (typeof MATCH_TYPES)[number]

export interface Keyword {
  /** With single spaces, in the capitals of its source. */
  readonly text: string
  readonly matchType: MatchType
  /** The words as the platform compares them with searches. */
  readonly words: readonly string[]
  /** `null` if the source names no campaign. A negative without a campaign applies to all. */
  readonly campaign: string | null
  /** `null` if the source names no ad group. A negative without an ad group applies to its campaign. */
  readonly adGroup: string | null
  /** The line of the source, counted from 1. */
  readonly line: number
}

export type KeywordPlace = Pick<Keyword, 'campaign' | 'adGroup' | 'line'>

const NOWHERE: KeywordPlace = { campaign: null, adGroup: null, line: 1 }

/** @example createKeyword('Red  Shoes', 'phrase').words // ['red', 'shoes'] */
export function createKeyword(
  text: string,
  matchType: MatchType,
  place: Partial<KeywordPlace> = {},
  platform: KeywordPlatformId | null = null,
): Keyword {
  const tidy = text.trim().replace(/\s+/g, ' ')
  return { ...NOWHERE, ...place, text: tidy, matchType, words: toSearchWords(tidy, platform) }
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '[': ']' }

/**
 * Reads the notation of match types: bare words are broad, quotes mean phrase, brackets mean exact.
 * Returns `null` if a quote or bracket isn't closed.
 *
 * @example readNotation('[red shoes]') // { text: 'red shoes', matchType: 'exact' }
 */
export function readNotation(
  source: string,
): { readonly text: string; readonly matchType: MatchType } | null {
  const text = source.trim()
  const closing = CLOSING[text[0] ?? '']
  const isClosed = closing !== undefined && text.length > 1 && text.endsWith(closing)
  if (isClosed) return { text: text.slice(1, -1), matchType: closing === ']' ? 'exact' : 'phrase' }
  const isOpen = closing !== undefined || text.endsWith(']')
  return isOpen ? null : { text, matchType: 'broad' }
}

/**
 * The texts of rows that a line can mean: the line as it is and, if it's a live keyword, its text without the signs of its
 * match type.
 *
 * @example toRowTexts('[red shoes]') // ['[red shoes]', 'red shoes']
 */
export function toRowTexts(line: string): readonly string[] {
  const text = readNotation(line)?.text ?? line
  return text === line ? [line] : [line, text]
}

/** @example writeNotation({ text: 'red shoes', matchType: 'phrase' }) // '"red shoes"' */
export function writeNotation({ text, matchType }: Pick<Keyword, 'text' | 'matchType'>): string {
  if (matchType === 'broad') return text
  return matchType === 'phrase' ? `"${text}"` : `[${text}]`
}
