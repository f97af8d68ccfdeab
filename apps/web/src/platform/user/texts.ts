export const SESSION_OVER_TEXTS = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
} as const

export const DASHBOARD_SESSION_OVER_TEXTS = {
  title: 'Error',
  description: 'Unauthorized: You are logged out. Logging in again...',
} as const

export const SIGNED_OUT_TEXTS = {
  title: "You're signed out",
  about: 'Your words are kept on this device.',
  signIn: 'Sign In',
} as const

export const UNREACHABLE_TEXTS = {
  title: "We can't reach the server",
  about: "This page needs to know who's signed in. Check your connection and try again.",
  retry: 'Retry',
} as const
