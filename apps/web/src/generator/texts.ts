export const GENERATOR_TEXTS = {
  inProject: 'Word Merger',
  needsScript:
    'The generator needs JavaScript, because your browser combines the words, not a server. You can read the other pages without it.',
  nothingToCombine: { title: 'Nothing to combine yet', description: 'Type words into at least one column.' },
  preparing: 'Preparing combinations…',
  notStarted: "The generator couldn't start. Reload the page.",
  undo: 'Undo',
} as const

export const WELCOME_TEXTS = {
  signedInAs: (email: string) => `Signed in as ${email}`,
  back: (firstName: string) => `Welcome back, ${firstName}!`,
} as const

export const COLUMN_TEXTS = {
  columns: (count: number) => `${count} columns`,
  allowed: (free: number, paid: number) => `${free} columns on the free plan, up to ${paid} on paid plans`,
  name: (place: number) => `Column ${place + 1}`,
  gone: (name: string) => `${name} (removed)`,
  words: (name: string) => `${name} words`,
  counting: 'Counting…',
  clear: (name: string) => `Clear ${name}`,
  save: (name: string) => `Save ${name}`,
  arrange: (name: string) => `Move or rename ${name}`,
  rename: 'Rename',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  cleared: (name: string) => `${name} cleared`,
} as const

export const OPTIONS_TEXTS = {
  title: 'Options',
  sample: 'Sample',
  noSample: 'The first combinations appear here while you type.',
} as const

export const COUNT_TEXTS = {
  counting: 'Counting…',
  countingCombinations: 'Counting combinations…',
  notCounted: 'Combinations not counted',
  noWords: 'Type words into at least one column',
  noWordsOrExample: 'Type words into a column, or <example>try an example</example>',
  distinct: (count: string) => `${count} distinct`,
  outOf: (count: string) => `Out of ${count}`,
  keptAtMost: (count: string) => `At most ${count}: these rules are too complex to count in advance`,
  distinctAtMost: (count: string) => `At most ${count} distinct: too many repeats to count in advance`,
  asText: (size: string) => `${size} as text`,
  duplicatesAdvice: 'remove duplicates if words repeat',
  failed: (reason: string) => `We couldn't count these words: ${reason}`,
} as const

export const ROW_SETTINGS_TEXTS = {
  title: 'Rows',
  parts: { patterns: 'Patterns', rules: 'Rules', order: 'Order', table: 'Table', target: 'Use for' },
  set: (count: number) => `${count} set`,
  hasError: 'has an error',
  undo: 'Undo',
} as const

export const RULE_TEXTS = {
  leavesNothing: 'This rule leaves no rows.',
  leavesNothingTogether: 'Together with the rules before it, this rule leaves no rows.',
} as const

export const DRAFT_TEXTS = {
  notKept:
    "Your words can't be kept on this device, because storage is full or blocked. Everything else works, but you'll lose them when you close this page.",
} as const
