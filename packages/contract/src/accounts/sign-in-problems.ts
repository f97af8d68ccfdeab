import { ACCOUNT_MESSAGES } from './account-messages.ts'

/** The server shows the page under the requested URL, with this status. */
export const SIGN_IN_PROBLEMS = {
  incomplete: {
    path: '/sign-in-incomplete',
    status: 400,
    message: 'Sign-in could not be completed. Please try again.',
    advice: 'It has to be finished within ten minutes, in the browser in which it was begun.',
  },
  unavailable: {
    path: '/sign-in-unavailable',
    status: 502,
    message: 'The sign-in service is not available right now',
    advice: 'Please try again later, or sign in with your email address and password.',
  },
  suspended: {
    path: '/sign-in-suspended',
    status: 403,
    message: ACCOUNT_MESSAGES.suspended,
    advice: 'If you think that this is a mistake, please write to us.',
  },
  unconfirmed: {
    path: '/sign-in-unconfirmed',
    status: 403,
    message: 'Sign-in could not be completed: the sign-in service has not confirmed your email address.',
    advice:
      'Confirm it there and try again. Or sign in with a password, and connect the service on your account page.',
  },
  linkedElsewhere: {
    path: '/sign-in-linked-elsewhere',
    status: 409,
    message: 'This sign-in is connected to another account.',
    advice: 'Sign in with it to reach that account, and disconnect it there first.',
  },
  connectedOtherwise: {
    path: '/sign-in-connected-otherwise',
    status: 409,
    message: 'The account with your email address is connected to another sign-in.',
    advice:
      'Use the sign-in that it is connected to. Or sign in with your password, disconnect it on your account page, and connect this one.',
  },
} as const

export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS
