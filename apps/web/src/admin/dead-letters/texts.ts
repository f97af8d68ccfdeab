import { toNumber } from '#platform/format/numbers.ts'

export const DEAD_LETTER_TEXTS = {
  title: 'Undelivered email',
  about:
    'The mail server refused these emails, or accepted none for a day. We keep undelivered email for 30 days.',
  what: 'Undelivered email',
  more: (count: number) => `Showing the latest. ${toNumber(count)} more not shown.`,
  to: (recipient: string) => `to ${recipient}`,
  tried: (attempts: number) => `tried ${attempts === 1 ? 'once' : `${attempts} times`}`,
  noReason: 'No reason is known.',
  sendAgain: 'Send Again',
  sendAgainTo: (name: string, recipient: string) => `Send Again: ${name}, to ${recipient}`,
  discard: 'Discard',
  discardTo: (name: string, recipient: string) => `Discard: ${name}, to ${recipient}`,
} as const

export const TEMPLATE_TEXTS = {
  verification: 'Link to verify an email address',
  'password-reset': 'Link to reset a password',
  'email-change': 'Link to confirm a new email address',
  'email-changed-notice': 'Notice of a changed email address',
  'password-changed': 'Notice of a changed password',
  'second-factor-changed': 'Notice about two-factor sign-in',
  'account-deleted': 'Notice of a deleted account',
  'api-token-created': 'Notice of a new API token',
  'project-invitation': 'Invitation to a project',
  'project-offered': 'Offer of a project',
  'project-taken-over': 'Project taken over',
  contact: 'Message from the contact form',
} as const

export const DISCARD_TEXTS = {
  title: 'Discard this email?',
  description: (name: string, recipient: string) =>
    `“${name}” to ${recipient} will be deleted and won't be sent. This can't be undone.`,
  confirm: 'Discard',
  pending: 'Discarding…',
} as const

export const DEAD_LETTER_SENTENCES = {
  sendAgain: { done: 'Sending the email again', failed: 'Failed to send the email again' },
  discard: { done: 'Email discarded successfully', failed: 'Failed to discard the email' },
} as const
