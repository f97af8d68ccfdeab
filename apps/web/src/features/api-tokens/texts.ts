import { MAX_TOKENS } from '@wordloom/contract'

export const API_TOKENS_TEXTS = {
  title: 'API tokens',
  about:
    'With one, a program of yours reads or changes what you have saved, without your password: the command line, a script, a spreadsheet. Read <link>how to use them</link>.',
  what: 'Your API tokens',
  loading: 'Loading your API tokens…',
  label: 'API tokens',
  none: 'No program has a token.',
  create: 'New token',
  full: `You have ${MAX_TOKENS} tokens, as many as an account may have. End one to make another.`,
} as const

export const TOKEN_TEXTS = {
  scopes: { read: 'Reads', write: 'Reads and writes' },
  lastUsed: (ago: string) => `last used ${ago}`,
  neverUsed: 'not used yet',
  expires: 'expires <date>then</date>',
  expired: 'expired <date>then</date>',
  end: 'End',
  endNamed: (name: string) => `End the token ${name}`,
} as const

export const NEW_TOKEN_TEXTS = {
  title: 'New API token',
  about: 'Give it a name by which you will know the program again.',
  name: 'Name',
  placeholder: 'Command line on my laptop',
  scope: 'What it may do',
  scopes: { read: 'Read only', write: 'Read and write' },
  life: 'Expires after',
  lives: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' },
  cancel: 'Cancel',
  submit: 'Make token',
  pending: 'Making…',
  failed: 'The token could not be made. Please try again.',
} as const

export const NEW_SECRET_TEXTS = {
  title: 'Your new API token',
  about: 'Copy it now: it is shown this once. Whoever has it gets in, so keep it like a password.',
  label: 'API token',
  copy: 'Copy token',
  copied: 'Token copied to clipboard',
  copyFailed: { title: 'Failed to copy', description: 'Select the token and copy it by hand.' },
  commandLine: (address: string) => `On the command line: <code>npx wordloom login ${address}</code>`,
  done: 'Done',
} as const

export const END_TOKEN_TEXTS = {
  title: (name: string) => `End “${name}”?`,
  about: 'The program that has it gets in no more, at once. It cannot be taken back: make a new one instead.',
  confirm: 'End token',
  pending: 'Ending…',
  done: (name: string) => `“${name}” ended`,
  failed: (name: string) => `“${name}” could not be ended.`,
} as const
