import { ACCOUNT_REASON } from './texts.ts'

const COMMON = {
  ifNotYou: 'That was not you? Then set another password at once, and look at your account page',
  reason: ACCOUNT_REASON,
} as const

export const SECOND_FACTOR_TEXTS = {
  app_added: {
    ...COMMON,
    subject: 'Two-factor sign-in: an authenticator app was added',
    preview: 'Your Wordloom account asks for its codes from now on.',
    heading: 'An authenticator app was added',
    intro: (moment: string) =>
      `An authenticator app was added to your Wordloom account on ${moment}. Signing in asks for its codes from now on.`,
  },
  app_removed: {
    ...COMMON,
    subject: 'Two-factor sign-in: the authenticator app was removed',
    preview: 'Your Wordloom account asks for its codes no more.',
    heading: 'The authenticator app was removed',
    intro: (moment: string) =>
      `The authenticator app of your Wordloom account was removed on ${moment}. Signing in asks for its codes no more.`,
  },
  passkey_added: {
    ...COMMON,
    subject: 'Two-factor sign-in: a passkey was added',
    preview: 'It opens your Wordloom account from now on.',
    heading: 'A passkey was added',
    intro: (moment: string) =>
      `A passkey was added to your Wordloom account on ${moment}. It opens the account from now on.`,
  },
  passkey_removed: {
    ...COMMON,
    subject: 'Two-factor sign-in: a passkey was removed',
    preview: 'It opens your Wordloom account no more.',
    heading: 'A passkey was removed',
    intro: (moment: string) =>
      `A passkey of your Wordloom account was removed on ${moment}. It opens the account no more.`,
  },
  recovery_codes_renewed: {
    ...COMMON,
    subject: 'Two-factor sign-in: you have new recovery codes',
    preview: 'The earlier ones of your Wordloom account are void.',
    heading: 'You have new recovery codes',
    intro: (moment: string) =>
      `The recovery codes of your Wordloom account were replaced on ${moment}. The earlier ones are void.`,
  },
  recovery_code_used: {
    ...COMMON,
    subject: 'Two-factor sign-in: a recovery code was used',
    preview: 'Somebody signed in to your Wordloom account with it.',
    heading: 'A recovery code was used',
    intro: (moment: string) =>
      `Somebody signed in to your Wordloom account with one of your recovery codes on ${moment}. It is used up.`,
  },
  removed_by_administrator: {
    ...COMMON,
    subject: 'Two-factor sign-in was removed from your Wordloom account',
    preview: 'The password alone opens it again.',
    heading: 'Two-factor sign-in was removed',
    intro: (moment: string) =>
      `An administrator removed two-factor sign-in and all passkeys from your Wordloom account on ${moment}. The password alone opens it again.`,
    ifNotYou: 'You have not asked for that? Then set another password at once, and write to us',
  },
} as const
