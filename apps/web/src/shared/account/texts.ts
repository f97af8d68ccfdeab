/** Said by every part of the account page. */
export const ACCOUNT_TEXTS = {
  what: 'Your account',
  loading: 'Loading your account…',
  currentPassword: 'Current password',
  error: 'Error',
  signInAgain: 'Sign in again',
  signOut: 'Sign out',
  problem: (title: string, description: string) => `${title}: ${description}`,
  justNow: 'just now',
} as const
