import type { SharedProject, ShareKind } from '@wordloom/contract'
import { toCount, toNumber } from '#platform/format/numbers.ts'
import { toCombinations } from '../combination-count.ts'

export const SHARED_ITEM_TEXTS = {
  kinds: {
    list: 'Shared list',
    result: 'Shared result',
    project: 'Shared project',
  } satisfies Record<ShareKind, string>,
  frozen: 'a copy from <date>then</date>',
  live: 'last changed <date>then</date>',
  ends: 'the link ends <date>then</date>',
  words: (count: number) => toCount(count, 'word'),
  combinations: toCombinations,
  columns: ({ columns }: Pick<SharedProject, 'columns'>) => toCount(columns.length, 'column'),
  listRows: 'Words',
  resultRows: 'Combinations',
  column: (name: string | undefined, number: number) => name || `Column ${toNumber(number)}`,
  emptyColumn: 'No words',
  options: 'Options',
  separator: 'Separator',
  wrap: 'Wrap',
  duplicates: 'Duplicates',
  removed: 'Removed',
  kept: 'Kept',
  rowSettings: 'Patterns, rules, order and table',
  hasRowSettings: 'Open the project in the generator to see them.',
  tooMany: {
    title: 'Too many rows to show here',
    text: 'Open the result in the generator, which shows any number of rows.',
  },
} as const

export const SHARED_ACTION_TEXTS = {
  copy: 'Copy',
  copied: (name: string) => ({ title: 'Copied to clipboard', description: `"${name}" copied to clipboard` }),
  notCopied: { title: 'Failed to copy', description: 'Download it instead.' },
  download: 'Download',
  fileName: (name: string) => `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, ' ').trim() || 'wordloom'}.txt`,
  open: 'Open in Generator',
  toLibrary: 'Copy to my library',
  copying: 'Copying…',
  inLibrary: 'Copied to your library',
  notInLibrary: 'Failed to copy it to your library',
} as const

export const KEEP_COPY_TEXTS = {
  title: 'Copy to your library',
  about: 'Create an account or sign in. Then you come back here, and your copy is saved.',
  signUp: 'Create account',
  signIn: 'Sign In',
} as const

export const SHARED_PASSWORD_TEXTS = {
  title: 'This link has a password',
  about: 'Ask the person who sent you the link for it.',
  label: 'Password',
  submit: 'Open',
  pending: 'Opening…',
  failed: "We couldn't open the link.",
} as const

export const NOT_SHARED_TEXTS = {
  incomplete: {
    title: 'This link is incomplete',
    text: 'Its end is missing. Copy the whole link and try again.',
  },
  gone: {
    title: "This link doesn't work",
    text: 'It may have ended, or someone revoked it. Ask the person who sent it for a new one.',
  },
  busy: {
    title: 'Too many tries',
    text: 'Your network opened too many links, or too many people opened this one. Wait a few minutes, then try again.',
  },
  offline: {
    title: "We can't reach the server",
    text: 'Check your connection and try again.',
  },
  failed: {
    title: "The link couldn't be opened",
    text: 'Something went wrong on our side. Please try again in a moment.',
  },
  retry: 'Retry',
  generator: 'Open the generator',
} as const
