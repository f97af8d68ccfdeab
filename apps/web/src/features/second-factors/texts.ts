import { APP_CODE_DIGITS, APP_CODE_SECONDS } from '@wordloom/contract'

const APP = 'Authenticator app'
const CANCEL = 'Cancel'
const DONE = 'Done'
const REMOVING = 'Removing…'

export const SECOND_FACTORS_TEXTS = {
  title: 'Two-factor sign-in',
  about:
    'Whoever knows your password alone stays outside: signing in also takes something that only you have. A passkey is both at once.',
  what: 'Two-factor sign-in',
  loading: 'Loading how you sign in…',
  on: 'On',
  off: 'Off',
  isOn: 'Your password alone opens nothing.',
  isOff: 'Your password alone opens your account.',
  demanded:
    'Whoever runs this site asks it of administrators: the admin panel opens as soon as two-factor sign-in is on.',
  factors: 'Second factors',
} as const

export const APP_TEXTS = {
  title: APP,
  about: `Shows a new code of ${APP_CODE_DIGITS} digits every ${APP_CODE_SECONDS} seconds, also without a network.`,
  since: 'Its codes are asked for since <date>then</date>.',
  setUp: 'Set up',
  setUpNamed: 'Set up an authenticator app',
  remove: 'Remove',
  removeNamed: 'Remove the authenticator app',
} as const

export const SET_UP_APP_TEXTS = {
  title: 'Set up an authenticator app',
  about:
    'Any app for one-time codes will do: the one of your password manager, or one on your phone. First, please show that it is you.',
  aboutWithoutPassword:
    'Any app for one-time codes will do: the one of your password manager, or one on your phone.',
  next: 'Continue',
  nextPending: 'One moment…',
  scan: 'Scan this picture with the app. Then enter the code that the app shows.',
  picture: 'QR code with the key for your authenticator app',
  open: 'Open an app on this device',
  byHand: 'Cannot scan it? Enter this key in the app:',
  copyKey: 'Copy key',
  keyCopied: 'Key copied',
  code: `${APP_CODE_DIGITS}-digit code`,
  submit: 'Turn on',
  pending: 'Turning on…',
  failed: 'The authenticator app could not be set up. Please try again.',
  done: 'Authenticator app set up',
} as const

export const PASSKEY_TEXTS = {
  title: 'Passkeys',
  about:
    'On your phone, your computer or a security key: sign in by fingerprint, face or PIN, without your password.',
  impossible:
    'Your browser cannot make passkeys at this address: they take https and an address with a name, or localhost.',
  added: 'Added <date>then</date>',
  lastUsed: (ago: string) => `last used ${ago}`,
  neverUsed: 'not used yet',
  add: 'Add',
  addNamed: 'Add a passkey',
  full: 'You have as many passkeys as an account may have. Remove one to add another.',
  rename: 'Rename',
  remove: 'Remove',
  actions: (name: string) => `Actions for passkey ${name}`,
} as const

export const ADD_PASSKEY_TEXTS = {
  title: 'Add a passkey',
  about: 'Your browser asks you next where to keep it. Give it a name by which you will know it again.',
  name: 'Name',
  fallbackName: 'My passkey',
  submit: 'Continue',
  pending: 'Waiting for your device…',
  failed: 'The passkey could not be added. Please try again.',
  done: 'Passkey added',
} as const

export const RENAME_PASSKEY_TEXTS = {
  title: 'Rename the passkey',
  name: 'Name',
  submit: 'Save name',
  pending: 'Saving…',
  cancel: CANCEL,
  failed: 'The passkey could not be renamed. Please try again.',
  done: 'Passkey renamed',
} as const

export const REMOVE_TEXTS = {
  app: { title: 'Remove the authenticator app?', done: 'Authenticator app removed' },
  passkey: { title: (name: string) => `Remove the passkey “${name}”?`, done: 'Passkey removed' },
  others: 'You can still sign in with your other factors.',
  last: 'It is your only second factor: without it your password alone opens your account, and your recovery codes stop working.',
  keptOnDevice: 'Remove it from your device or password manager too: the site cannot do that.',
  confirm: 'Remove',
  pending: REMOVING,
  failed: 'It could not be removed. Please try again.',
} as const

export const RECOVERY_TEXTS = {
  title: 'Recovery codes',
  left: (left: number, all: number) =>
    `${left} of ${all} unused. Each opens your account once, should you lose the rest.`,
  few: (left: number) =>
    left === 0
      ? 'None is left. Make new ones, so that you can still sign in should you lose the rest.'
      : `Only ${left} left. Make new ones before you run out.`,
  renew: 'Make new ones',
  renewNamed: 'Make new recovery codes',
} as const

export const RENEW_TEXTS = {
  title: 'Make new recovery codes',
  about: 'The codes that you have now stop working at once.',
  submit: 'Make new codes',
  pending: 'Making them…',
  failed: 'New codes could not be made. Please try again.',
} as const

export const NEW_CODES_TEXTS = {
  title: 'Save your recovery codes',
  about:
    'If you lose your phone or your passkey, one of these opens your account instead. They are shown now and never again: keep them where you would look, but not beside your password.',
  label: 'Recovery codes',
  copy: 'Copy',
  copied: 'Codes copied',
  copyFailed: {
    title: 'Failed to copy',
    description: 'Please select the codes and copy them, or download them.',
  },
  download: 'Download .txt',
  fileName: 'wordloom-recovery-codes.txt',
  saved: 'I have saved them',
  unsaved: 'Please save the codes first, then tick the box. Or close once more to go without them.',
  done: DONE,
} as const

export const CODES_FILE_TEXTS = {
  heading: (site: string) => `Recovery codes for Wordloom at ${site}`,
  account: (email: string, date: string) => `Account: ${email}. Made on ${date}.`,
  use: 'Each code works once: choose “Use a recovery code” when you sign in.',
} as const

export const KEY_COPY_FAILED = {
  title: 'Failed to copy',
  description: 'Please select the key and copy it.',
} as const
