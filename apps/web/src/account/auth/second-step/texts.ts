import { APP_CODE_DIGITS, type SecondFactor } from '@wordloom/contract'

export const SECOND_STEP_TEXTS = {
  title: 'Two-Factor Sign-In',
  what: 'Your sign-in',
  loading: 'Checking your sign-in…',
  otherWays: 'Other ways to sign in',
  back: 'Back to Sign In',
  codesLeft: (left: number) =>
    left === 0
      ? 'That was your last recovery code. Create new ones on your account page.'
      : `Recovery codes left: ${left}.`,
} as const

export const FACTOR_TEXTS = {
  app: {
    choose: 'Use the authenticator app',
    intro: 'Enter the code your authenticator app shows for Wordloom.',
    label: `${APP_CODE_DIGITS}-digit code from your authenticator app`,
    submit: 'Sign In',
    pending: 'Signing in…',
  },
  passkey: {
    choose: 'Use a passkey',
    intro: 'Your browser will ask for your passkey: use your fingerprint, face, PIN or security key.',
    submit: 'Use my passkey',
    pending: 'Waiting for your passkey…',
    impossible: "This browser can't use passkeys on this site. Please choose another way.",
  },
  recovery_code: {
    choose: 'Use a recovery code',
    intro:
      'Enter one of the recovery codes you saved when you set up two-factor sign-in. Each code works once.',
    label: 'Recovery code',
    submit: 'Sign In',
    pending: 'Signing in…',
  },
} as const satisfies Record<SecondFactor, object>

export const SIGN_IN_OVER_TEXTS = {
  title: 'Please Sign In Again',
  intro: 'This sign-in expired or was canceled. Please sign in again.',
  again: 'Sign In',
} as const
