import { toCount } from '#platform/format/numbers.ts'

const LIST = new Intl.ListFormat('en', { type: 'conjunction' })

export const PASTING_TEXTS = {
  found: (width: number) => `It looks like you pasted a table with ${toCount(width, 'column')}.`,
  names: (names: string) => `Named ${names}`,
  accept: (fits: number) => `Paste as ${toCount(fits, 'column')}`,
  only: (name: string) => `Only “${name}”`,
  keep: 'Keep it in one column',
  replaced: (names: readonly string[]) => `Replaces the words in ${LIST.format(names)}. You can undo it.`,
  limited: (fits: number, width: number, allowed: number) =>
    fits === allowed
      ? `The first ${fits} of ${width}: your plan has ${allowed} columns.`
      : `The first ${fits} of ${width}: the other columns have words.`,
  pasted: (fits: number) => `Pasted as ${toCount(fits, 'column')}`,
  changed: 'The pasted text has changed. Paste it again.',
} as const
