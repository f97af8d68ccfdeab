import { MAX_TOKENS } from '@wordloom/contract'

export const API_TOKENS_TEXTS = {
  title: 'API tokens',
  about:
    'Let your programs, such as scripts, spreadsheets and the command line, read or change what you saved, without your password. See <link>how to use tokens</link>.',
  what: 'Your API tokens',
  loading: 'Loading your API tokens…',
  label: 'API tokens',
  none: "You don't have any API tokens yet.",
  create: 'New token',
  full: `You have ${MAX_TOKENS} tokens, the most an account can have. Revoke one to create another.`,
} as const

export const TOKEN_TEXTS = {
  scopes: { read: 'Read only', write: 'Read and write' },
  lastUsed: (ago: string) => `last used ${ago}`,
  neverUsed: 'not used yet',
  expires: 'expires <date>then</date>',
  expired: 'expired <date>then</date>',
  end: 'Revoke',
  endNamed: (name: string) => `Revoke the token ${name}`,
} as const

export const NEW_TOKEN_TEXTS = {
  title: 'New API token',
  about: 'Choose a name that tells you which program uses it.',
  name: 'Name',
  placeholder: 'Command line on my laptop',
  scope: 'What it can do',
  scopes: { read: 'Read only', write: 'Read and write' },
  life: 'Expires after',
  lives: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' },
  cancel: 'Cancel',
  submit: 'Create token',
  pending: 'Creating…',
  failed: "We couldn't create the token. Please try again.",
} as const

export const NEW_SECRET_TEXTS = {
  title: 'Your new API token',
  about: "Copy it now: you won't see it again. Treat it like a password, because it opens your account.",
  label: 'API token',
  copy: 'Copy token',
  copied: 'Token copied to clipboard',
  copyFailed: { title: 'Failed to copy', description: 'Select the token and copy it.' },
  commandLine: (address: string) => `On the command line: <code>npx wordloom login ${address}</code>`,
  done: 'Done',
} as const

export const END_TOKEN_TEXTS = {
  title: (name: string) => `Revoke “${name}”?`,
  about:
    "Programs using this token lose access immediately. You can't undo this, but you can create a new token.",
  confirm: 'Revoke token',
  pending: 'Revoking…',
  done: (name: string) => `“${name}” revoked`,
  failed: (name: string) => `We couldn't revoke “${name}”.`,
} as const
