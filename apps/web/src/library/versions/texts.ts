import { VERSION_DAYS } from '@wordloom/contract'
import { toCount, toNumber } from '#platform/format/numbers.ts'

export const VERSIONS_TEXTS = {
  open: 'History…',
  title: (name: string) => `History of “${name}”`,
  about: `Each entry is a change of the words. Choose one to see the words from before it. Entries stay for ${VERSION_DAYS} days.`,
  what: 'The history',
  loading: 'Loading the history…',
  empty: `No earlier versions. When you change this list, what it was before is kept here for ${VERSION_DAYS} days.`,
  list: 'Changes, newest first',
  you: 'You',
  someone: 'Someone who deleted their account',
  added: (words: number) => `+${toNumber(words)}`,
  removed: (words: number) => `−${toNumber(words)}`,
  changed: (added: number, removed: number) =>
    `${toCount(added, 'word')} added, ${toNumber(removed)} removed`,
  order: 'Other order or repeats',
  before: (words: number, preview: readonly string[]) =>
    `Before: ${toCount(words, 'word')}${preview.length === 0 ? '' : ` (${preview.join(', ')}${words > preview.length ? ', …' : ''})`}`,
} as const

export const VERSION_TEXTS = {
  title: 'Earlier version',
  about: (name: string, time: string, words: number) =>
    `“${name}” as it was before the change of ${time}: ${toCount(words, 'word')}.`,
  what: 'The earlier version',
  loading: 'Comparing the words…',
  show: 'Show',
  parts: {
    back: (words: number) => `Words that come back (${toNumber(words)})`,
    gone: (words: number) => `Words that go (${toNumber(words)})`,
    words: (words: number) => `All its words (${toNumber(words)})`,
  },
  none: {
    back: 'The list has all words of this version.',
    gone: 'This version has all words of the list.',
    words: 'This version has no words.',
  },
  first: (shown: number, of: number) =>
    `The first ${toNumber(shown)} of ${toCount(of, 'word')}. Bring the version back to see them all.`,
  same: 'The list has exactly these words now.',
  toHistory: 'Back to History',
  bringBack: 'Bring Back',
  pending: 'Bringing back…',
  done: 'Words brought back',
  undone: 'Words are as they were before',
  failed: 'Failed to bring the words back',
  notUndone: 'Failed to undo',
  changed: 'The list was changed in the meantime. Check what differs now, then bring the version back.',
} as const
