import type { LengthUnit } from '@wordloom/engine'
import { toNumber } from '#platform/format/numbers.ts'
import type { ShortenedRows } from '../../compute/single-rules.ts'
import type { Comparison } from './rules/sentence.ts'

const UNITS: Readonly<Record<LengthUnit, string>> = {
  characters: 'characters',
  words: 'words',
  bytes: 'bytes',
  width: 'columns wide',
}

const COMPARISON_WORDS: Readonly<Record<Comparison, string>> = {
  is: 'is',
  'is-not': "isn't",
  'one-of': 'is one of',
  'none-of': 'is none of',
  matches: 'matches',
  'matches-not': "doesn't match",
}

export const PATTERN_TEXTS = {
  intro: 'How each row reads, in your own words. Type { to choose a column.',
  pattern: (place: number) => `Pattern ${place + 1}`,
  example: (reference: string) => `best {${reference}} near me`,
  another: 'Another pattern',
  noSeparator: "Patterns say themselves what goes between words, so the separator isn't used.",
  move: (place: number) => `Move pattern ${place + 1}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: (place: number) => `Remove pattern ${place + 1}`,
  removed: 'Pattern removed',
  allOrders: 'All word orders',
  allOrdersHelp: (columns: number, orders: string) =>
    columns < 2
      ? 'Every order of the columns, with the separator between words'
      : `All ${orders} orders of the ${columns} columns, with the separator between words`,
  allOrdersOff: 'Has no effect beside patterns. Remove the patterns to use it.',
} as const

export const RULE_TEXTS = {
  intro: 'A row stays only if it follows every rule.',
  rules: 'Rules',
  rule: (place: number) => `Rule ${place + 1}`,
  add: 'Add a rule',
  addMost: 'At most … characters',
  addLeast: 'At least … characters',
  addNoWordTwice: 'No word twice',
  addSentence: 'When … then …',
  addLeaveOut: 'Leave out these rows',
  addText: 'Write a rule',
  atMost: 'At most',
  andAtMost: 'and at most',
  atLeast: 'At least',
  noWordTwice: 'No word twice',
  noWordTwiceHelp: 'compared without case',
  most: 'Most',
  least: 'Least',
  unit: 'Unit',
  units: UNITS,
  notANumber: 'Enter a whole number.',
  when: 'When',
  and: 'and',
  required: 'then',
  column: 'Column',
  comparison: 'Comparison',
  comparisons: COMPARISON_WORDS,
  word: (column: string) => `Word of ${column}`,
  wordPlaceholder: 'choose a word',
  matchPlaceholder: 'such as A* or ?x',
  addWord: (column: string) => `Add a word of ${column}`,
  addWordPlaceholder: 'add a word',
  removeWord: (word: string) => `Remove ${word}`,
  addCondition: 'and …',
  removeCondition: (place: number) => `Remove condition ${place + 1}`,
  incomplete: 'Choose the missing words to turn this rule on.',
  text: 'Rule as text',
  textPlaceholder: 'IF [City] = "Leeds" THEN [Service] <> "boat repair"',
  textHelp: 'Operators: = <> IN {"a", "b"} LIKE "a*", with AND, OR, NOT and parentheses.',
  leaveOut: 'Leave out these rows',
  leaveOutLabel: 'Rows to leave out',
  leaveOutPlaceholder: 'Enter rows one per line',
  leaveOutCount: (count: string, isOne: boolean) => `${count} ${isOne ? 'line' : 'lines'}`,
  leaveOutFile: 'Add from a file',
  leaveOutList: 'Add a saved list',
  dropped: (count: string, isOne: boolean) => `drops ${count} ${isOne ? 'row' : 'rows'}`,
  dropsNothing: 'drops nothing',
  off: 'off',
  turnOn: (rule: string) => `Use rule: ${rule}`,
  remove: (rule: string) => `Remove rule: ${rule}`,
  removed: 'Rule removed',
  emptyText: 'Written rule',
} as const

export const LEFT_OUT_TEXTS = {
  show: 'Show what is left out',
  hide: 'Hide what is left out',
  title: 'Rows that rules leave out',
  loading: 'Loading rows…',
  none: 'Nothing is left out.',
  more: 'Show more',
  by: 'Left out by',
  failed: (reason: string) => `We couldn't read these rows: ${reason}`,
} as const

export const ORDER_TEXTS = {
  intro: 'Which rows come, and in which order.',
  order: 'Order',
  kinds: {
    plain: 'In order',
    shuffle: 'Shuffled',
    sample: 'Sample',
    each: 'For each word',
    pairs: 'All pairs',
    triples: 'All triples',
  },
  plainHelp: 'All rows. The last column changes fastest.',
  shuffleHelp: 'All rows, in a random order.',
  pairsHelp: 'As few rows as possible in which each two words of different columns meet. Good for testing.',
  triplesHelp: 'As few rows as possible in which each three words of different columns meet.',
  sampleHelp: 'Rows at random, without repeats.',
  eachHelp: 'Rows at random for each word of a column, without repeats.',
  count: 'Number of rows',
  rows: 'rows',
  rowsForEach: 'rows for each word of',
  column: 'Column',
  countError: (most: string) => `Enter a whole number from 1 to ${most}.`,
  seed: 'Seed',
  seedHelp: 'The same seed gives the same rows again, on every device.',
  newSeed: 'New seed',
  all: (count: string, isOne: boolean) =>
    isOne
      ? 'There is only 1 row, so it shows that.'
      : `There are only ${count} rows, so it shows all of them.`,
  covered: (covered: string, total: string, what: string) => `${covered} of ${total} ${what} meet.`,
  impossible: (count: string) => `${count} can't meet under the rules.`,
  undecided: (count: string) => `${count} were given up, because finding their rows takes too long.`,
  pairs: 'pairs',
  triples: 'triples',
} as const

export const FIELD_TEXTS = {
  intro: 'A table with a column for each field, filled for each row. Exports then have these columns.',
  name: 'Name',
  template: 'Content',
  nameOf: (place: number) => `Name of field ${place + 1}`,
  templateOf: (place: number) => `Content of field ${place + 1}`,
  namePlaceholder: 'Name',
  templatePlaceholder: '{text}',
  example: 'Type { for columns, and | after a column for filters: {City|slug} makes new-york of New York.',
  onePerColumn: 'One field per column',
  remove: (place: number) => `Remove field ${place + 1}`,
  removed: 'Field removed',
} as const

export const TARGET_TEXTS = {
  intro: 'What the rows are for. Each row is checked against what is accepted there, at any size.',
  target: 'Use for',
  nothing: 'Nothing in particular',
  allTools: 'See all tools',
  page: (target: string) => `More about it: ${target}`,
  counting: 'Checking…',
  allFit: 'All rows fit.',
  misfits: (count: string, isOne: boolean) => (isOne ? "1 row doesn't fit" : `${count} rows don't fit`),
  action: "Rows that don't fit",
  actions: { 'leave-out': 'Leave out', shorten: 'Shorten', keep: 'Keep' },
  actionHelp: {
    'leave-out': 'They are left out of the results and of every export.',
    shorten:
      'The table has a column that keeps the words that fit, and Copy All and the text file have only that. Refused characters stay.',
    keep: 'They stay in the results. You can look at them here.',
  },
  shortened: ({ rows, repeats }: ShortenedRows) => {
    if (rows === null) return "It can't be counted how many rows are shortened."
    if (rows === 0n) return 'No row is shortened.'
    const told = rows === 1n ? '1 row is shortened.' : `${toNumber(rows)} rows are shortened.`
    if (repeats === null) return `${told} Some may then be the same as another row.`
    const same = repeats <= 1 ? 'is then the same as another row' : 'are then the same as another row'
    return `${told} ${repeats === 0 ? 'None' : toNumber(repeats)} of them ${same}.`
  },
  evidence: {
    maker: "the platform's own page, read on",
    tried: 'tried and published, read on',
    secondary: 'not confirmed by the platform, read on',
  },
  fits: (target: string) => `Fits ${target}`,
  leftOut: {
    show: "Show rows that don't fit",
    hide: "Hide rows that don't fit",
    title: "Rows that don't fit",
    none: 'All rows fit.',
    by: 'Why',
  },
} as const

export const COLUMN_MARK_TEXTS = {
  linkWith: (name: string) => `Link with ${name}`,
  unlink: 'Unlink',
  optional: 'Optional',
  always: 'Not optional',
  linked: (names: string) => `Linked with ${names}`,
  lengths: (own: string, other: string, name: string) => `${own}, but ${name} has ${other}`,
  removeLink: (name: string) => `Unlink ${name}`,
  removeOptional: (name: string) => `Make ${name} not optional`,
} as const
