export const SESSION_OVER_TEXTS = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
} as const

export const SIGNED_OUT_TEXTS = {
  title: 'You are signed out',
  about: 'What you typed is kept on this device.',
  signIn: 'Sign In',
} as const

export const UNREACHABLE_TEXTS = {
  title: 'The server cannot be reached',
  about: 'This page needs to know who is signed in. Please check your connection and try again.',
  retry: 'Retry',
} as const
