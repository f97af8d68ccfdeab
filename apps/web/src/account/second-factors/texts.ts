import { APP_CODE_DIGITS, APP_CODE_SECONDS } from '@wordloom/contract'

const APP = 'Authenticator app'
const CANCEL = 'Cancel'
const DONE = 'Done'
const REMOVING = 'Removing…'

export const SECOND_FACTORS_TEXTS = {
  title: 'Two-factor sign-in',
  about:
    "A stolen password isn't enough: signing in also takes something only you have. A passkey covers both steps.",
  what: 'Two-factor sign-in',
  loading: 'Loading your sign-in settings…',
  on: 'On',
  off: 'Off',
  isOn: 'Your password alone is no longer enough to sign in.',
  isOff: 'Your password alone is enough to sign in.',
  demanded: 'This site requires it for administrators. Turn on two-factor sign-in to open the admin panel.',
  factors: 'Second factors',
} as const

export const APP_TEXTS = {
  title: APP,
  about: `Shows a new ${APP_CODE_DIGITS}-digit code every ${APP_CODE_SECONDS} seconds, even offline.`,
  since: 'Turned on <date>then</date>.',
  setUp: 'Set up',
  setUpNamed: 'Set up an authenticator app',
  remove: 'Remove',
  removeNamed: 'Remove the authenticator app',
} as const

export const SET_UP_APP_TEXTS = {
  title: 'Set up an authenticator app',
  about:
    "Any app for one-time codes works: your password manager, or an app on your phone. First, confirm that it's you.",
  aboutWithoutPassword: 'Any app for one-time codes works: your password manager, or an app on your phone.',
  next: 'Continue',
  nextPending: 'One moment…',
  scan: 'Scan this QR code with the app. Then enter the code the app shows.',
  picture: 'QR code with the key for your authenticator app',
  open: 'Open an app on this device',
  byHand: "Can't scan it? Enter this key in the app:",
  copyKey: 'Copy key',
  keyCopied: 'Key copied',
  code: `${APP_CODE_DIGITS}-digit code`,
  submit: 'Turn on',
  pending: 'Turning on…',
  failed: "We couldn't set up the authenticator app. Please try again.",
  done: 'Authenticator app set up',
} as const

export const PASSKEY_TEXTS = {
  title: 'Passkeys',
  about: 'Sign in with your fingerprint, face, PIN or security key instead of your password.',
  impossible: 'Passkeys need HTTPS and a domain name.',
  added: 'Added <date>then</date>',
  lastUsed: (ago: string) => `last used ${ago}`,
  neverUsed: 'not used yet',
  add: 'Add',
  addNamed: 'Add a passkey',
  full: "You've reached the maximum number of passkeys. Remove one to add another.",
  rename: 'Rename',
  remove: 'Remove',
  actions: (name: string) => `Actions for passkey ${name}`,
} as const

export const ADD_PASSKEY_TEXTS = {
  title: 'Add a passkey',
  about: "Choose a name you'll recognize. Next, your browser will ask where to save the passkey.",
  name: 'Name',
  fallbackName: 'My passkey',
  submit: 'Continue',
  pending: 'Waiting for your device…',
  failed: "We couldn't add the passkey. Please try again.",
  done: 'Passkey added',
} as const

export const RENAME_PASSKEY_TEXTS = {
  title: 'Rename the passkey',
  name: 'Name',
  submit: 'Save name',
  pending: 'Saving…',
  cancel: CANCEL,
  failed: "We couldn't rename the passkey. Please try again.",
  done: 'Passkey renamed',
} as const

export const REMOVE_TEXTS = {
  app: { title: 'Remove the authenticator app?', done: 'Authenticator app removed' },
  passkey: { title: (name: string) => `Remove the passkey “${name}”?`, done: 'Passkey removed' },
  others: 'You can still sign in with your other factors.',
  last: "It's your only second factor. Without it, your password alone will be enough to sign in, and your recovery codes will stop working.",
  keptOnDevice: "Remove it from your device or password manager too. We can't do that for you.",
  confirm: 'Remove',
  pending: REMOVING,
  failed: "We couldn't remove it. Please try again.",
} as const

export const RECOVERY_TEXTS = {
  title: 'Recovery codes',
  left: (left: number, all: number) =>
    `${left} of ${all} unused. Each one signs you in once if you lose your other factors.`,
  few: (left: number) =>
    left === 0
      ? "You've used them all. Create new ones so you can still sign in if you lose your other factors."
      : `Only ${left} left. Create new ones before you run out.`,
  renew: 'Create new codes',
  renewNamed: 'Create new recovery codes',
} as const

export const RENEW_TEXTS = {
  title: 'Create new recovery codes',
  about: 'Your current codes will stop working immediately.',
  submit: 'Create new codes',
  pending: 'Creating codes…',
  failed: "We couldn't create new codes. Please try again.",
} as const

export const NEW_CODES_TEXTS = {
  title: 'Save your recovery codes',
  about:
    "If you lose your phone or passkey, use one of these codes to sign in. You'll only see them once, so keep them somewhere safe and separate from your password.",
  label: 'Recovery codes',
  copy: 'Copy',
  copied: 'Codes copied',
  copyFailed: {
    title: 'Failed to copy',
    description: 'Select the codes and copy them, or download them.',
  },
  download: 'Download .txt',
  fileName: 'wordloom-recovery-codes.txt',
  saved: "I've saved them",
  unsaved: 'Save the codes and check the box first, or close again to continue without saving them.',
  done: DONE,
} as const

export const CODES_FILE_TEXTS = {
  heading: (site: string) => `Recovery codes for Wordloom at ${site}`,
  account: (email: string, date: string) => `Account: ${email}. Created on ${date}.`,
  use: 'Each code works once: choose “Use a recovery code” when you sign in.',
} as const

export const KEY_COPY_FAILED = {
  title: 'Failed to copy',
  description: 'Select the key and copy it.',
} as const
