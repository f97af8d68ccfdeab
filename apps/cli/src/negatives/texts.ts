import { count } from '../texts.ts'

export const NEGATIVES_TEXTS = {
  oneSource: 'Name one file: --keywords FILE, --recipe FILE or --groups FILE.',
  noNegatives: 'Name the file with the negatives: --negatives FILE.',
  negativesOfGroups: '--groups makes negatives. Leave out --negatives.',
  matchWithoutRecipe:
    '--match says how the rows of --recipe are matched. Keywords have their own match types.',
  inputTwice: 'Standard input can be read only once. Use - for only one file.',
  noPlatform: (platforms: readonly string[], text: string) =>
    `--for takes ${platforms.join(', ')}, not '${text}'.`,
  noMatchType: (matchTypes: readonly string[], text: string) =>
    `--match takes ${matchTypes.join(', ')}, not '${text}'.`,
  noKeyword: (file: string) => `${file} has no keyword.`,
  noNegative: (file: string) => `${file} has no negative that can be used.`,
  noGroups: (file: string) =>
    `${file} names no ad groups. Use a table with the columns Ad group, Keyword and Match type.`,
  streamed: (rows: bigint) =>
    `wordloom: These rows can't be counted in advance, so all ${count(rows)} are read one by one.`,
} as const

export const EFFECT_SENTENCES = {
  blocks: (keyword: string, negative: string, reason: string) =>
    `${keyword} is blocked by ${negative}: ${reason}.`,
  narrows: (keyword: string, negative: string, reason: string) =>
    `${keyword} is narrowed by ${negative}: ${reason}.`,
  summary: (keywords: number, blocked: number, narrowed: number) =>
    `${count(blocked)} of ${count(keywords)} keywords blocked, ${count(narrowed)} only narrowed.`,
} as const

export const ROW_SENTENCES = {
  blocks: (rows: bigint, total: bigint, negative: string) =>
    `${count(rows)} of ${count(total)} rows are blocked by ${negative}.`,
  narrows: (rows: bigint, total: bigint, negative: string) =>
    `${count(rows)} of ${count(total)} rows are narrowed by ${negative}.`,
  left: (rows: bigint, total: bigint) => `${count(rows)} of ${count(total)} rows are blocked by none.`,
  unknown: "The rows that none blocks can't be counted together.",
} as const

export const CROSS_SENTENCES = {
  added: (group: string, negative: string, reason: string) => `${group} gets ${negative}: ${reason}`,
  withheld: (group: string, negative: string, reason: string) =>
    `${group} doesn't get ${negative}: ${reason}`,
  summary: (negatives: number, withheld: number) =>
    `${count(negatives)} cross-negatives, ${count(withheld)} withheld.`,
  onlyAdded: (withheld: number) =>
    `wordloom: ${count(withheld)} withheld. --format txt and --format json show them with the reason.`,
} as const

export const HEADINGS = {
  effects: {
    keyword: 'Keyword',
    matchType: 'Match type',
    campaign: 'Campaign',
    adGroup: 'Ad group',
    effect: 'Effect',
    negative: 'Negative',
    negativeMatchType: 'Negative match type',
    reason: 'Reason',
  },
  rows: { negative: 'Negative', matchType: 'Match type', effect: 'Effect', rows: 'Rows' },
  cross: {
    campaign: 'Campaign',
    adGroup: 'Ad Group',
    keyword: 'Keyword',
    criterionType: 'Criterion Type',
    comment: 'Comment',
  },
  withheld: { isWithheld: 'Withheld' },
} as const
