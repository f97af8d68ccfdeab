import { ACCOUNT_MESSAGES } from './account-messages.ts'

/** The server shows the page under the requested URL, with this status. */
export const SIGN_IN_PROBLEMS = {
  incomplete: {
    path: '/sign-in-incomplete',
    status: 400,
    message: "We couldn't complete your sign-in. Please try again.",
    advice: 'Finish within ten minutes, in the browser you started in.',
  },
  unavailable: {
    path: '/sign-in-unavailable',
    status: 502,
    message: "The sign-in service isn't available right now",
    advice: 'Please try again later, or sign in with your email address and password.',
  },
  suspended: {
    path: '/sign-in-suspended',
    status: 403,
    message: ACCOUNT_MESSAGES.suspended,
    advice: 'If you think this is a mistake, contact us.',
  },
  unconfirmed: {
    path: '/sign-in-unconfirmed',
    status: 403,
    message: "We couldn't complete your sign-in: the sign-in service hasn't confirmed your email address.",
    advice:
      'Confirm it there and try again. Or sign in with a password and connect the service on your account page.',
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
      "Use the sign-in it's connected to. Or sign in with your password, disconnect that sign-in on your account page and connect this one.",
  },
} as const

export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS
