import { toCount } from '../../../shared/format/numbers.ts'

export const DEAD_LETTER_TEXTS = {
  title: 'Undelivered mail',
  about:
    'The mail server refused these, or took none of them for a day. What was not delivered is kept for 30 days.',
  what: 'Undelivered mail',
  more: (count: number) => `The latest are shown; there are ${toCount(count, 'more mail')}.`,
  to: (recipient: string) => `to ${recipient}`,
  tried: (attempts: number) => `tried ${attempts === 1 ? 'once' : `${attempts} times`}`,
  noReason: 'No reason is known.',
  sendAgain: 'Send Again',
  sendAgainTo: (name: string, recipient: string) => `Send Again: ${name}, to ${recipient}`,
  discard: 'Discard',
  discardTo: (name: string, recipient: string) => `Discard: ${name}, to ${recipient}`,
} as const

export const TEMPLATE_TEXTS = {
  verification: 'Link to verify an address',
  'password-reset': 'Link to reset a password',
  'email-change': 'Link to confirm a new address',
  'email-changed-notice': 'Notice of a changed address',
  'password-changed': 'Notice of a changed password',
  'second-factor-changed': 'Notice about two-factor sign-in',
  'account-deleted': 'Notice of a deleted account',
  'api-token-created': 'Notice of a new API token',
  contact: 'Message from the contact form',
} as const

export const DISCARD_TEXTS = {
  title: 'Discard this mail?',
  description: (name: string, recipient: string) =>
    `“${name}” to ${recipient} is deleted and will not be sent. This cannot be undone.`,
  confirm: 'Discard',
  pending: 'Discarding…',
} as const

export const DEAD_LETTER_SENTENCES = {
  sendAgain: { done: 'The mail is being sent again', failed: 'Failed to send the mail again' },
  discard: { done: 'Mail discarded successfully', failed: 'Failed to discard the mail' },
} as const
