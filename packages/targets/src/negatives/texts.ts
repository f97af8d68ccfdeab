import type { MatchType } from './keyword.ts'
import type { EffectReason } from './matching.ts'

export const EFFECT_TEXTS: Readonly<Record<EffectReason, string>> = {
  'has-words': 'the keyword has all its words',
  'has-phrase': 'the keyword contains it',
  'is-equal': 'the keyword is equal to it',
  'own-search': "the search with the keyword's own text is blocked, others aren't",
  'word-order': 'only searches in its word order are blocked',
  'added-words': 'only searches that add its words are blocked',
}

export const PROBLEM_TEXTS = {
  unclosed: 'Close the quote or bracket.',
  empty: "It has no words. Google Ads Editor takes [] as 'erase this cell'.",
  noMatchType: (text: string) => `'${text}' isn't a match type. Use Broad, Phrase or Exact.`,
  matchType: (platform: string, matchType: MatchType, allowed: readonly string[]) =>
    `${platform} takes no ${matchType} negatives. Make it ${allowed.join(' or ')}.`,
  tooLong: (unit: string, length: number, most: number, platform: string) =>
    `It has ${length} ${unit}. ${platform} takes ${most}.`,
  tooLongToCompare: (unit: string, length: number, most: number) =>
    `It has ${length.toLocaleString('en-US')} ${unit}. Keywords of more than ${most} ${unit} aren't compared.`,
  longPlace: (length: number, most: number) =>
    `Its campaign or ad group has a name of ${length.toLocaleString('en-US')} characters. Names of more than ${most} characters aren't read.`,
  refused: (characters: string, platform: string) =>
    `It contains ${characters}. ${platform} is reported to refuse that.`,
} as const

export const CROSS_TEXTS = {
  added: (own: string, group: string) => `${own} also matches searches for this keyword of ${group}.`,
  blocksOwn: (own: string) => `It would block ${own} in the same ad group.`,
  noOneLeft: (group: string) =>
    `${group} has negatives for keywords of this ad group. A search with both would get no ad.`,
} as const

export const WORK_TEXTS = {
  tooManyLines: (most: number) =>
    `There are more than ${most.toLocaleString('en-US')} keywords and negatives. Send fewer at a time.`,
  tooManySteps:
    'It takes too long to compare so many keywords and negatives that share words. Send fewer at a time, or shorter ones.',
  tooManyProposals: (most: number) =>
    `More than ${most.toLocaleString('en-US')} negatives would be proposed. Compare fewer ad groups at a time.`,
} as const
