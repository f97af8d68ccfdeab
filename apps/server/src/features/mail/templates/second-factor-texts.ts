import { ACCOUNT_REASON } from './texts.ts'

const COMMON = {
  ifNotYou: "If this wasn't you, set a new password right away and check your account page",
  reason: ACCOUNT_REASON,
} as const

export const SECOND_FACTOR_TEXTS = {
  app_added: {
    ...COMMON,
    subject: 'Two-factor sign-in: an authenticator app was added',
    preview: "You'll need its codes to sign in.",
    heading: 'An authenticator app was added',
    intro: (moment: string) =>
      `An authenticator app was added to your Wordloom account on ${moment}. You'll need its codes to sign in.`,
  },
  app_removed: {
    ...COMMON,
    subject: 'Two-factor sign-in: the authenticator app was removed',
    preview: "You won't be asked for its codes anymore.",
    heading: 'The authenticator app was removed',
    intro: (moment: string) =>
      `The authenticator app was removed from your Wordloom account on ${moment}. You won't be asked for its codes anymore.`,
  },
  passkey_added: {
    ...COMMON,
    subject: 'Two-factor sign-in: a passkey was added',
    preview: 'You can use it to sign in to Wordloom.',
    heading: 'A passkey was added',
    intro: (moment: string) =>
      `A passkey was added to your Wordloom account on ${moment}. You can use it to sign in.`,
  },
  passkey_removed: {
    ...COMMON,
    subject: 'Two-factor sign-in: a passkey was removed',
    preview: "You can't use it to sign in to Wordloom anymore.",
    heading: 'A passkey was removed',
    intro: (moment: string) =>
      `A passkey was removed from your Wordloom account on ${moment}. You can't use it to sign in anymore.`,
  },
  recovery_codes_renewed: {
    ...COMMON,
    subject: 'Two-factor sign-in: you have new recovery codes',
    preview: 'Your old recovery codes no longer work.',
    heading: 'You have new recovery codes',
    intro: (moment: string) =>
      `Your Wordloom recovery codes were replaced on ${moment}. The old ones no longer work.`,
  },
  recovery_code_used: {
    ...COMMON,
    subject: 'Two-factor sign-in: a recovery code was used',
    preview: 'Someone used it to sign in to your Wordloom account.',
    heading: 'A recovery code was used',
    intro: (moment: string) =>
      `Someone signed in to your Wordloom account with one of your recovery codes on ${moment}. That code no longer works.`,
  },
  removed_by_administrator: {
    ...COMMON,
    subject: 'Two-factor sign-in was removed from your Wordloom account',
    preview: 'You can sign in with just your password again.',
    heading: 'Two-factor sign-in was removed',
    intro: (moment: string) =>
      `An administrator removed two-factor sign-in and all passkeys from your Wordloom account on ${moment}. You can sign in with just your password again.`,
    ifNotYou: "If you didn't ask for this, set a new password right away and contact us",
  },
} as const
