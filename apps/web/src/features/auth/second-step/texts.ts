import { APP_CODE_DIGITS, type SecondFactor } from '@wordloom/contract'

export const SECOND_STEP_TEXTS = {
  title: 'Two-Factor Sign-In',
  what: 'What your sign-in waits for',
  loading: 'Looking what your sign-in waits for…',
  otherWays: 'Another way to show that it is you',
  back: 'Back to Sign In',
  codesLeft: (left: number) =>
    left === 0
      ? 'That was your last recovery code. Please make new ones on your account page.'
      : `Recovery codes left: ${left}.`,
} as const

export const FACTOR_TEXTS = {
  app: {
    choose: 'Use the authenticator app',
    intro: 'Enter the code that your authenticator app shows for Wordloom now.',
    label: `${APP_CODE_DIGITS}-digit code of your authenticator app`,
    submit: 'Sign In',
    pending: 'Signing in…',
  },
  passkey: {
    choose: 'Use a passkey',
    intro: 'Your browser asks for your passkey: by fingerprint, face or PIN, or on a security key.',
    submit: 'Use my passkey',
    pending: 'Waiting for your passkey…',
    impossible: 'This browser cannot use passkeys at this address. Please choose another way.',
  },
  recovery_code: {
    choose: 'Use a recovery code',
    intro:
      'Enter one of the recovery codes that you saved when two-factor sign-in was set up. Each works once.',
    label: 'Recovery code',
    submit: 'Sign In',
    pending: 'Signing in…',
  },
} as const satisfies Record<SecondFactor, object>

export const SIGN_IN_OVER_TEXTS = {
  title: 'Please Sign In Again',
  intro: 'No sign-in waits for its second step in this browser: it took too long, or was ended.',
  again: 'Sign In',
} as const
