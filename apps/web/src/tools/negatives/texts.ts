import type { MatchType, NegativePlatformId } from '@wordloom/targets'
import { toCount, toNumber } from '#platform/format/numbers.ts'
import type { RowsReply } from './negatives.worker.ts'
import type { KeywordState } from './negatives-check.ts'

export const PLATFORM_NAMES: Readonly<Record<NegativePlatformId, string>> = {
  'google-ads': 'Google Ads',
  microsoft: 'Microsoft Advertising',
  amazon: 'Amazon Ads',
  'apple-ads': 'Apple Ads',
}

export const STATE_NAMES: Readonly<Record<KeywordState, string>> = {
  blocked: 'Blocked',
  narrowed: 'Narrowed',
  untouched: 'Untouched',
}

const MATCH_TYPE_NAMES: Readonly<Record<MatchType, string>> = {
  broad: 'Broad match',
  phrase: 'Phrase match',
  exact: 'Exact match',
}

export const NEGATIVES_TEXTS = {
  mode: 'What to do',
  modes: { check: 'Check negatives', cross: 'Suggest negatives' },
  platform: 'Platform',
  keywords: 'Keywords',
  source: 'Keywords to check',
  sources: { typed: 'Keywords below', generator: 'Rows of the generator' },
  rowsHelp: 'The keywords are the rows of the generator in this browser, with its patterns and rules.',
  rowsCounts: 'Counts are exact, also for billions of rows, as long as words have a space between them.',
  rowsMatchType: 'Match type of the rows',
  matchTypes: MATCH_TYPE_NAMES,
  rowsEmpty: 'Add negatives to see how many rows of the generator they block.',
  rowsUnusable: (reply: Exclude<RowsReply, { kind: 'counted' }>) =>
    reply.kind === 'no-rows'
      ? 'The generator has no words yet. Type words into its columns on the home page first.'
      : `The generator can't make its rows: ${reply.problem}`,
  rowsLeft: (left: bigint | null, total: bigint) =>
    left === null
      ? `${toCount(total, 'row')}. The rows that none blocks can't be counted together.`
      : `${toNumber(left)} of ${toCount(total, 'row')} are blocked by none.`,
  rows: 'Rows',
  rowExamples: 'For example',
  rowCount: (effect: 'blocks' | 'narrows', rows: bigint) =>
    rows === 0n ? '–' : `${effect === 'blocks' ? 'Blocks' : 'Narrows'} ${toCount(rows, 'row')}`,
  examples: (examples: readonly string[], rows: bigint) =>
    `${examples.join(' · ')}${rows > examples.length ? ' · …' : ''}`,
  negatives: 'Negative keywords',
  groups: 'Keywords of your ad groups',
  keywordsPlaceholder: 'emergency plumber\n"water heater repair"\n[drain cleaning austin]',
  negativesPlaceholder: 'free\n"how to"\n[plumber]',
  groupsPlaceholder: 'Campaign\tAd group\tKeyword\tMatch type',
  notation:
    'One per line: bare words are broad, quotes mean phrase and brackets mean exact. Or paste an export of Google Ads, Microsoft Advertising or Amazon with its header.',
  groupsNotation:
    'A table with the columns Ad group, Keyword and Match type, and Campaign if there are several. Copy it from a spreadsheet, or paste an export from your ad platform.',
  example: 'Try an example',
  checking: 'Checking…',
  checkingShare: (share: number) => `Checking… ${Math.round(share * 100)}%`,
  cancel: 'Cancel',
  stopped: 'You canceled the check.',
  again: 'Check again',
  empty: 'Add keywords and negatives to see what is blocked.',
  crossEmpty: 'Add the keywords of at least two ad groups.',
  emptyHelp:
    'A negative blocks a keyword if no search is left that the keyword can match. It narrows a keyword if some searches are left.',
  noGroups:
    "These keywords don't say which ad group they're in. Paste a table with the columns Ad group, Keyword and Match type.",
  noKeywords: 'None of these keywords can be used.',
  noNegatives: 'None of these negatives can be used.',
  summary: (keywords: number, negatives: number) =>
    `${toCount(keywords, 'keyword')}, ${toCount(negatives, 'negative')}`,
  crossSummary: (keywords: number, groups: number) =>
    `${toCount(keywords, 'keyword')} in ${toCount(groups, 'ad group')}`,
  results: 'Result',
  views: 'Views of the result',
  byNegative: 'By negative',
  added: 'To add',
  withheld: 'Held back',
  findKeyword: 'Find a keyword',
  findNegative: 'Find a negative',
  keyword: 'Keyword',
  negative: 'Negative',
  place: 'Ad group',
  effects: 'Negatives and why',
  effect: { blocks: 'Blocks', narrows: 'Narrows' },
  blocks: 'Blocks',
  narrows: 'Narrows',
  reason: 'Why',
  keywordCount: (count: number) => (count === 0 ? '–' : toCount(count, 'keyword')),
  nothingFound: 'Nothing found.',
  none: {
    blocked: 'No keyword is blocked.',
    narrowed: 'No keyword is only narrowed.',
    untouched: 'Every keyword is blocked or narrowed.',
    negatives: 'There are no negatives.',
    added: 'No negatives are needed: no keyword matches a search for a keyword of another ad group.',
    withheld: 'Nothing was held back.',
  },
  more: (left: number) => `Show more of ${toNumber(left)}`,
  copyKeywords: {
    blocked: 'Copy blocked keywords',
    narrowed: 'Copy narrowed keywords',
    untouched: 'Copy untouched keywords',
  },
  copied: (lines: number) => `Copied ${toCount(lines, 'line')}`,
  download: 'Download CSV',
  file: 'negatives.csv',
  crossFile: 'cross-negatives.csv',
  copyForEditor: 'Copy for Google Ads Editor',
  problems: (count: number, field: string) => `${toCount(count, 'line')} of “${field}” can't be used`,
  problem: (line: number, message: string) => `Line ${line}: ${message}`,
  moreProblems: (count: number) => `and ${toNumber(count)} more`,
  withheldHelp: 'These would block keywords of their own ad group, or leave a search without any ad.',
  rules: 'How negatives match',
} as const

export const MATCHING_RULES: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Broad, phrase, exact',
    text: 'A broad negative blocks searches that contain all its words, in any order. A phrase negative needs the words in its order, without others between them. An exact negative blocks one search only.',
  },
  {
    title: 'No synonyms, no plurals',
    text: "Keywords reach searches with the same meaning, but negatives don't. Add each form that you want to exclude: the plural, the singular, the synonym.",
  },
  {
    title: 'A stricter negative only narrows',
    text: "A phrase negative doesn't block a broad keyword with the same words, because the keyword still reaches searches with its words in another order. The workbench marks such pairs as narrowed.",
  },
  {
    title: 'Negatives between ad groups',
    text: 'If two ad groups compete for a search, the one with the closest keyword should win. The workbench adds that keyword as a negative to the other ad group. It holds back negatives that would block their own ad group, or leave a search with no ad at all.',
  },
]

export const MATCHING_SOURCE = {
  title: 'Google Ads scripts: negative keyword conflicts',
  url: 'https://developers.google.com/google-ads/scripts/docs/solutions/negative-keyword-conflicts',
}

export const CHECK_EXAMPLE = {
  keywords: [
    'emergency plumber',
    '"plumber jobs"',
    'plumber training course',
    '[water heater repair austin]',
    '"water heater repair"',
    'drain cleaning',
    '"free plumbing quote"',
    '[how to unclog a drain]',
    'faucet repair',
  ],
  negatives: ['jobs', '"training course"', 'free', '"how to"', '[water heater repair]', 'salary'],
}

export const CROSS_EXAMPLE = [
  'Campaign\tAd group\tKeyword\tMatch type',
  'Austin\tPlumber\tplumber\tBroad',
  'Austin\tPlumber\tplumber austin\tPhrase',
  'Austin\tEmergency\temergency plumber\tPhrase',
  'Austin\tEmergency\tplumber\tExact',
  'Austin\tEmergency\t24 hour plumber\tPhrase',
  'Austin\tWater heater\twater heater plumber\tPhrase',
  'Austin\tWater heater\twater heater repair\tBroad',
  'Austin\tWater heater emergency\temergency water heater repair\tExact',
]
