import { toComparable } from '@wordloom/engine'
import { KEYWORD_COMPARISONS, type KeywordComparison, type KeywordPlatformId } from './keyword-comparisons.ts'
import { toSingular } from './to-singular.ts'

/**
 * Splits a text into words as a platform compares them. Without a platform, only capitals and the way in which letters are
 * stored make no difference.
 *
 * @example toSearchWords('Fifth-Ave.', 'google-ads') // ['fifth', 'ave']
 */
export function toSearchWords(text: string, platform: KeywordPlatformId | null): readonly string[] {
  const words = toSpacedText(text, platform).split(/\s+/).filter(Boolean)
  return platform !== null && KEYWORD_COMPARISONS[platform].ignoresPlurals ? words.map(toSingular) : words
}

/** The text in small letters, with spaces in place of signs that the platform takes for spaces. */
export function toSpacedText(text: string, platform: KeywordPlatformId | null): string {
  if (platform === null) return toComparable(text, { ignoresCase: true })
  const { spaces, ignored, ignoresAccents }: KeywordComparison = KEYWORD_COMPARISONS[platform]
  return toComparable(text, { ignoresCase: true, ignoresAccents }).replace(ignored, '').replace(spaces, ' ')
}
