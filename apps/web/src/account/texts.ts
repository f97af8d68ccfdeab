export const ACCOUNT_TEXTS = {
  what: 'Your account',
  loading: 'Loading your account…',
  currentPassword: 'Current password',
  signInAgain: 'Sign in again',
  signOut: 'Sign out',
  problem: (title: string, description: string) => `${title}: ${description}`,
} as const

export const DEMO_TEXTS = {
  mailUnopened:
    'This demo runs on your machine, and its email stays here. To read it, open the link that <code>npm start</code> printed in the terminal.',
  administratorUnopened:
    'This demo runs on your machine. To sign in as its administrator, open the link that <code>npm start</code> printed in the terminal.',
} as const
