import { MIN_PASSWORD_CHARACTERS } from '@wordloom/contract'

export const ACCOUNT_PAGE_TEXTS = {
  title: 'Account',
  since: '<name>Ann</name>, since <date>then</date>',
} as const

export const NAME_TEXTS = {
  title: 'Name',
  about: 'How Wordloom greets you. Both may stay empty.',
  first: 'First name',
  last: 'Last name',
  submit: 'Save name',
  pending: 'Saving…',
  done: 'Name saved',
  failed: 'Your name could not be saved. Please try again.',
} as const

export const EMAIL_TEXTS = {
  title: 'Email',
  about:
    'You sign in with it, and mails about your account go there. A new one counts as soon as you open the link we send to it.',
  verified: 'Verified',
  notVerified: 'Not verified yet',
  verify: 'Verify it',
  next: 'New email',
  submit: 'Change email',
  pending: 'Sending…',
  done: 'Email Sent',
  failed: 'The link could not be sent. Please try again.',
  awaited: 'A link was sent to <email>it</email>. Your address changes as soon as you open it.',
  demoMail: (path: string) => `Running on this machine: your mail is at <link>${path}</link>`,
} as const

export const PASSWORD_TEXTS = {
  title: 'Password',
  about: `At least ${MIN_PASSWORD_CHARACTERS} characters. A new one signs you out everywhere else.`,
  none: 'You have signed in without a password so far. With one you can also sign in when the other way is not available.',
  next: 'New password',
  change: 'Change password',
  set: 'Set a password',
  pending: 'Saving…',
  changed: { title: 'Password changed', description: 'You are signed out everywhere else.' },
  isSet: { title: 'Password set', description: 'You are signed out everywhere else.' },
  failed: 'Your password could not be changed. Please try again.',
} as const

export const PROVIDER_TEXTS = {
  about: (provider: string) =>
    `Connected to ${provider}, you can sign in there instead of with your password.`,
  since: (date: string) => `Connected since ${date}.`,
  connect: (provider: string) => `Connect to ${provider}`,
  connecting: 'Connecting…',
  unreachable: (provider: string) => `${provider} could not be reached. Please try again.`,
  disconnect: (provider: string) => `Disconnect from ${provider}`,
  disconnecting: 'Disconnecting…',
  disconnected: (provider: string) => `No longer connected to ${provider}`,
  disconnectFailed: (provider: string) => `Your account could not be disconnected from ${provider}.`,
} as const

export const PLAN_TEXTS = {
  title: 'Plan',
  about: 'What your account may do, and what it costs.',
  what: 'Your plan',
  loading: 'Loading your plan…',
  toPlans: 'Plans and payments',
} as const

export const SESSIONS_TEXTS = {
  title: 'Where you are signed in',
  about:
    'Every browser that is signed in to your account. If you do not know one, sign it out and change your password.',
  what: 'The browsers that are signed in',
  loading: 'Loading the browsers that are signed in…',
  label: 'Browsers that are signed in',
  inUse: 'in use now',
  lastSeen: (ago: string) => `last seen ${ago}`,
  since: 'since <date>then</date>',
  thisDevice: 'This device',
  signOut: 'Sign out',
  signOutNamed: (device: string, address: string) => `Sign out ${device}, ${address}`,
  signingOut: 'Signing out…',
  signedOut: 'Signed out',
  device: (device: string, address: string) => `${device}, ${address}`,
  signOutFailed: (device: string) => `${device} could not be signed out.`,
  signOutOthers: 'Sign out everywhere else',
  othersSignedOut: 'Signed out everywhere else',
  signOutOthersFailed: 'The other browsers could not be signed out.',
  alone: 'You are signed in nowhere else.',
} as const

export const DATA_TEXTS = {
  title: 'Your data',
  about:
    'Everything the account holds, to keep or to take elsewhere: one JSON file, and each list as text, in a zip archive.',
  download: 'Download all my data',
  api: 'Programs can read it too: see <link>the API</link>.',
} as const

export const DELETE_TEXTS = {
  title: 'Delete the account',
  about: 'It goes at once and for good. What you typed into the generator stays on this device.',
  open: 'Delete my account',
  question: (email: string) => `Delete ${email}?`,
  consequences:
    'Your name and address, your password, the sign-ins of all your browsers and everything saved in the account are deleted. Nobody can bring them back.',
  confirm: 'Delete my account',
  pending: 'Deleting…',
  done: 'Account deleted',
  gone: (email: string) => `${email} and everything that belonged to it are gone.`,
  failed: 'The account could not be deleted. Please try again.',
} as const
