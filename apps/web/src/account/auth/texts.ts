import { MIN_PASSWORD_CHARACTERS } from '@wordloom/contract'

const ERROR = 'Error'
const BACK_TO_SIGN_IN = 'Back to Sign In'
const SIGN_IN = 'Sign In'
const SIGN_UP = 'Sign Up'

const PASSWORD_HELP = `At least ${MIN_PASSWORD_CHARACTERS} characters. A few unrelated words are easy to remember.`

export const FAILED = { title: ERROR, description: 'Something went wrong. Please try again.' } as const

export const FRAME_TEXTS = {
  noScripts: 'This page needs JavaScript. Turn it on in your browser and reload the page.',
} as const

export const LOGIN_TEXTS = {
  title: SIGN_IN,
  description: 'Sign in to Wordloom with your email and password.',
  intro: 'New here? <link>Sign Up</link>',
  email: 'Email',
  password: 'Password',
  forgotten: 'Forgot your password?',
  submit: SIGN_IN,
  pending: 'Signing in…',
  done: { title: 'Login Successful', description: 'Welcome back to the product!' },
  failed: { title: 'Login Failed', description: 'Invalid email or password.' },
} as const

export const OTHER_WAYS_TEXTS = {
  passkey: 'Sign in with a passkey',
  passkeyPending: 'Waiting for your passkey…',
  provider: (name: string) => `Sign in with ${name}`,
  demo: 'Fill in the demo administrator',
  aboutDemo: 'This demo runs on your machine and comes with an administrator account.',
} as const

export const SIGNUP_TEXTS = {
  title: SIGN_UP,
  description: 'Create a Wordloom account to save word lists, results and projects.',
  intro: 'Already have an account? <link>Sign In</link>',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  passwordHelp: PASSWORD_HELP,
  confirmPassword: 'Confirm password',
  plan: (plan: string) => `You chose the ${plan} plan. You can pay for it once your email is verified.`,
  waiting: {
    list: "After you verify your email, you'll come back to save your list.",
    results: "After you verify your email, you'll come back to save your results.",
  },
  agreement:
    'By signing up you agree to the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
  submit: SIGN_UP,
  pending: 'Creating your account…',
  done: {
    title: 'Account Created Successfully',
    description: 'Please check your email to verify your account.',
  },
  failed: { title: 'Signup Failed', description: 'An error occurred during signup.' },
  mismatch: { title: 'Password Mismatch', description: 'Passwords do not match. Please try again.' },
  tooShort: 'Password Too Short',
} as const

export const FORGOT_PASSWORD_TEXTS = {
  title: 'Forgot Password',
  description: 'Get a link to set a new Wordloom password.',
  intro: "Enter your account's email address, and we'll send you a link to set a new password.",
  email: 'Email',
  submit: 'Send Reset Link',
  pending: 'Sending…',
  back: BACK_TO_SIGN_IN,
} as const

export const RESET_SENT_TEXTS = {
  title: 'Check Your Email',
  toast: 'Email Sent',
  limits: (minutes: number) =>
    `The link in the email works once and expires in ${minutes} minutes. If it doesn't arrive, check your spam folder.`,
  again: 'Try Different Email',
  back: BACK_TO_SIGN_IN,
} as const

export const RESET_PASSWORD_TEXTS = {
  title: 'Reset Password',
  description: 'Set a new password for Wordloom.',
  intro: "Choose a new password. You'll be signed out everywhere.",
  password: 'New password',
  passwordHelp: PASSWORD_HELP,
  confirmPassword: 'Confirm password',
  mismatch: "Passwords don't match",
  submit: 'Reset Password',
  pending: 'Setting…',
  newLink: 'Request a new link',
  back: BACK_TO_SIGN_IN,
  done: 'Password Reset Successful',
} as const

export const INVALID_RESET_TEXTS = {
  title: 'Invalid Reset Link',
  intro: 'This reset link is incomplete. Open the link in the email again, or request a new one.',
  toast: { title: ERROR, description: 'Invalid reset token' },
  newLink: 'Request a new link',
} as const

export const RESET_DONE_TEXTS = {
  title: 'Password Reset Complete',
  intro: 'Your new password is set. Sign in with it.',
  next: SIGN_IN,
} as const

export const VERIFICATION_REQUIRED_TEXTS = {
  pageTitle: 'Email Verification',
  title: 'Email verification required',
  sentTo: 'We sent a link to',
  steps: [
    "Open the email from Wordloom. If you don't see it, check your spam folder.",
    'Open the link in it and press Verify my email.',
    'Continue from there, or come back to this page.',
  ],
  notSentTo: "We haven't sent a link yet to",
  stepsToSend: [
    'Press Send verification email.',
    "Open the email from Wordloom. If you don't see it, check your spam folder.",
    'Open the link in it and press Verify my email.',
  ],
  send: 'Send verification email',
  resend: 'Resend verification email',
  sending: 'Sending…',
  sent: (seconds: number) => `Verification email sent (${seconds} s)`,
  toast: 'Email Sent',
  failed: { title: ERROR, description: 'Failed to send verification email. Please try again.' },
  tooSoon: { title: ERROR, description: 'Please wait a minute before you ask for another email.' },
  verified: "I've verified it",
  notVerified: "This address isn't verified yet. Open the link in the email first.",
  help: 'Nothing arrived? <contact>Contact support</contact>. Not your address? <account>Change it</account>.',
} as const

export const PROVE_EMAIL_TEXTS = {
  title: 'Verify Your Email',
  intro: 'Press the button to confirm that this email address is yours.',
  submit: 'Verify my email',
  pending: 'Verifying…',
  newLink: 'Get a new link',
  signInForLink: 'Sign in to get a new link',
} as const

export const PROVE_BY_PASSWORD_TEXTS = {
  title: PROVE_EMAIL_TEXTS.title,
  password: 'Password',
  submit: PROVE_EMAIL_TEXTS.submit,
  pending: PROVE_EMAIL_TEXTS.pending,
  unknown: "I don't know the password",
} as const

export const REPLACE_PASSWORD_TEXTS = {
  title: 'Set Your Password',
  intro:
    "If you forgot the password, or someone else signed up with your email address, set a new one. This signs everyone else out and removes the account's passkeys and other ways to sign in.",
  password: 'New password',
  passwordHelp: PASSWORD_HELP,
  confirmPassword: 'Confirm password',
  mismatch: "Passwords don't match",
  submit: 'Set password and verify',
  pending: PROVE_EMAIL_TEXTS.pending,
  back: 'I know the password',
} as const

export const EMAIL_PROVEN_TEXTS = {
  verified: 'Email verified',
  changed: 'Email changed',
  toGenerator: 'Open the generator',
  toSaving: { list: 'Continue saving your list', results: 'Continue saving your results' },
  toInvitation: 'Back to the invitation',
  toShared: 'Go back to the shared link',
  toPlan: (plan: string) => `Continue to the ${plan} plan`,
  toSignIn: SIGN_IN,
} as const

export const DEMO_MAIL_NOTE_TEXTS = {
  where: (path: string) => `Wordloom is running on this machine. Your email is at <link>${path}</link>`,
} as const

export const SIGN_IN_PROBLEM_TEXTS = {
  pageTitle: SIGN_IN,
  again: 'Try again',
  byPassword: 'Sign in with a password',
  contact: 'Contact support',
  account: 'Back to your account',
} as const
