/**
 * What the server says of accounts, beside what fields say. Where a password is asked for and the account has none, having
 * signed in just now takes its place.
 */
export const ACCOUNT_MESSAGES = {
  invalidCredentials: 'Invalid email or password.',
  suspended: 'Account suspended',
  emailTaken: 'An account with this email already exists',
  resetRequested: "If your email exists in our system, you'll receive password reset instructions.",
  invalidResetLink: 'This reset link is invalid or has expired',
  invalidVerificationLink: 'This verification link is invalid or has expired',
  verificationNeedsPassword: 'Enter the password of this account to verify its email address.',
  emailChangeNeedsPassword: 'Enter the password of the account that gets this email address.',
  passwordReset: 'Your password has been changed. Please sign in.',
  verificationSent: 'Verification email has been sent successfully',
  alreadyVerified: 'Already verified',
  emailVerified: 'Your email address is verified.',
  emailChanged: 'Your email address is changed.',
  emailChangeSent: 'We have sent a link to the new address. It changes as soon as you open it.',
  emailUnchanged: 'That is your email address already',
  wrongPassword: 'That is not your current password',
  signInAgain: 'Please sign in again first: for this you must have signed in within the last 15 minutes.',
  lastAdministrator: 'At least one active administrator must remain',
} as const
