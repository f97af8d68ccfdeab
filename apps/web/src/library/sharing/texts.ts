import { MAX_SHARES, RATE_LIMITS, type ShareKind } from '@wordloom/contract'
import { toCount } from '#platform/format/numbers.ts'

export const SHARE_DIALOG_TEXTS = {
  title: (name: string) => `Share “${name}”`,
  about: {
    list: "Anyone who has the link can read the list, without an account. They can't change it.",
    result: "Anyone who has the link can read the result, without an account. They can't change it.",
    project:
      "Anyone who has the link can see the project's columns and options, without an account. They don't see its lists and results, and can't change anything.",
  } satisfies Record<ShareKind, string>,
  what: 'The links',
  loading: 'Loading the links…',
} as const

export const SHARE_ROW_TEXTS = {
  label: 'Links you created',
  frozen: 'Snapshot from <date>then</date>',
  live: 'Always up to date, created <date>then</date>',
  withPassword: 'with a password',
  opens: (count: number) => (count === 0 ? 'not opened yet' : `opened ${toCount(count, 'time')}`),
  wrongPasswords: (count: number) =>
    count >= RATE_LIMITS.sharedPasswordPerLink.most
      ? `at least ${toCount(count, 'wrong password')} in a day`
      : `${toCount(count, 'wrong password')} in a day`,
  noEnd: 'never expires',
  ends: 'expires <date>then</date>',
  ended: 'expired <date>then</date>',
  revoke: 'Revoke',
  revokeLink: (number: number) => `Revoke link ${number}`,
} as const

export const NEW_SHARE_TEXTS = {
  heading: 'New link',
  shows: 'What people see',
  live: 'Latest version',
  frozen: "Today's version",
  ends: 'Expires',
  lives: [
    ['', 'Never'],
    ['1', 'After 1 day'],
    ['7', 'After 7 days'],
    ['30', 'After 30 days'],
    ['365', 'After 1 year'],
  ],
  password: 'Password',
  passwordHelp: 'For safety, share the password separately from the link.',
  submit: 'Create link',
  pending: 'Creating…',
  failed: "We couldn't create the link. Please try again.",
  full: `You've reached the limit of ${MAX_SHARES} links. Revoke one to create another.`,
} as const

export const NEW_LINK_TEXTS = {
  title: 'Your new link',
  about: "Copy it now, because we can't show it to you again. You can revoke it anytime.",
  label: 'Link',
  copy: 'Copy link',
  copied: 'Link copied to clipboard',
  copyFailed: { title: 'Failed to copy', description: 'Select the link and copy it.' },
  done: 'Done',
} as const

export const REVOKE_SHARE_TEXTS = {
  title: 'Revoke this link?',
  about:
    "It stops working immediately, for everyone who has it. You can't undo this, but you can create a new link.",
  confirm: 'Revoke link',
  pending: 'Revoking…',
  done: 'Link revoked',
  failed: "We couldn't revoke the link.",
} as const
