import { MIN_PASSWORD_CHARACTERS } from '@wordloom/contract'

export const ACCOUNT_PAGE_TEXTS = {
  title: 'Account',
  since: '<name>Ann</name>, since <date>then</date>',
} as const

export const NAME_TEXTS = {
  title: 'Name',
  about: 'We use it to greet you. Both fields are optional.',
  first: 'First name',
  last: 'Last name',
  submit: 'Save name',
  pending: 'Saving…',
  done: 'Name saved',
  failed: "We couldn't save your name. Please try again.",
} as const

export const EMAIL_TEXTS = {
  title: 'Email',
  about:
    'Use this address to sign in. We also send account email here. A new address takes effect when you open the link we send to it.',
  verified: 'Verified',
  notVerified: 'Not verified yet',
  verify: 'Verify it',
  next: 'New email',
  submit: 'Change email',
  pending: 'Sending…',
  done: 'Email Sent',
  failed: "We couldn't send the link. Please try again.",
  awaited: 'We sent a link to <email>it</email>. Your address changes when you open it.',
  demoMail: (path: string) => `Wordloom is running on this machine. Your email is at <link>${path}</link>`,
} as const

export const PASSWORD_TEXTS = {
  title: 'Password',
  about: `At least ${MIN_PASSWORD_CHARACTERS} characters. Changing it signs you out everywhere else.`,
  none: "You've been signing in without a password. Set one so you can still sign in if the other way isn't available.",
  next: 'New password',
  change: 'Change password',
  set: 'Set a password',
  pending: 'Saving…',
  changed: { title: 'Password changed', description: "You're signed out everywhere else." },
  isSet: { title: 'Password set', description: "You're signed out everywhere else." },
  failed: "We couldn't change your password. Please try again.",
} as const

export const PROVIDER_TEXTS = {
  about: (provider: string) => `Connect to ${provider} to sign in there instead of using your password.`,
  since: (date: string) => `Connected since ${date}.`,
  connect: (provider: string) => `Connect to ${provider}`,
  connecting: 'Connecting…',
  unreachable: (provider: string) => `We couldn't reach ${provider}. Please try again.`,
  disconnect: (provider: string) => `Disconnect from ${provider}`,
  disconnecting: 'Disconnecting…',
  disconnected: (provider: string) => `No longer connected to ${provider}`,
  disconnectFailed: (provider: string) => `We couldn't disconnect your account from ${provider}.`,
} as const

export const PLAN_TEXTS = {
  title: 'Plan',
  about: 'What your plan includes and what it costs.',
  what: 'Your plan',
  loading: 'Loading your plan…',
  toPlans: 'Plans and payments',
} as const

export const SESSIONS_TEXTS = {
  title: "Where you're signed in",
  about:
    "Every browser that's signed in to your account. If you don't recognize one, sign it out and change your password.",
  what: 'Your sessions',
  loading: 'Loading your sessions…',
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
  signOutFailed: (device: string) => `We couldn't sign out ${device}.`,
  signOutOthers: 'Sign out everywhere else',
  othersSignedOut: 'Signed out everywhere else',
  signOutOthersFailed: "We couldn't sign out the other browsers.",
  alone: "You aren't signed in anywhere else.",
} as const

export const DATA_TEXTS = {
  title: 'Your data',
  about: 'Download everything in your account as a zip archive: one JSON file, plus each list as text.',
  download: 'Download all my data',
  api: 'Programs can read it too: see <link>the API docs</link>.',
} as const

export const DELETE_TEXTS = {
  title: 'Delete your account',
  about: 'This is immediate and permanent. Words in the generator stay on this device.',
  open: 'Delete my account',
  question: (email: string) => `Delete ${email}?`,
  consequences:
    "We'll delete your name, email, password, sessions and everything you've saved. This can't be undone.",
  confirm: 'Delete my account',
  pending: 'Deleting…',
  done: 'Account deleted',
  gone: (email: string) => `The account ${email} and everything in it have been deleted.`,
  failed: "We couldn't delete your account. Please try again.",
} as const
