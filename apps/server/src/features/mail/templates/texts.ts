import { PRODUCT_TEXTS, RESET_LINK_MINUTES, VERIFICATION_LINK_HOURS } from '@wordloom/contract'

export const FRAME_TEXTS = {
  name: PRODUCT_TEXTS.name,
  copyAddress: 'If the button does not work, copy this address into your browser:',
} as const

const LINK_LIFE = (life: string) =>
  `The link works once, for ${life}. If you have asked for several, use the newest.`
export const ACCOUNT_REASON = (recipient: string) =>
  `You get this email because ${recipient} is the address of a Wordloom account.`

export const VERIFICATION_TEXTS = {
  subject: 'Verify your email address for Wordloom',
  preview: 'One click, and your account is ready.',
  heading: 'Verify your email address',
  intro: (recipient: string) =>
    `Welcome to Wordloom. Please confirm that ${recipient} is your address, and your account is ready.`,
  button: 'Verify email address',
  limits: LINK_LIFE(`${VERIFICATION_LINK_HOURS} hours`),
  ifNotYou:
    'You have not signed up? Then ignore this email: without the link the address is never confirmed.',
  reason: (recipient: string) =>
    `You get this email because somebody signed up for Wordloom with ${recipient}.`,
} as const

export const PASSWORD_RESET_TEXTS = {
  subject: 'Reset your Wordloom password',
  preview: 'Choose a new password for your account.',
  heading: 'Reset your password',
  intro: (recipient: string) => `Somebody asked for a new password for the Wordloom account of ${recipient}.`,
  button: 'Choose a new password',
  limits: LINK_LIFE(`${RESET_LINK_MINUTES} minutes`),
  ifNotYou: 'That was not you? Then ignore this email: your password stays as it is.',
  reason: ACCOUNT_REASON,
} as const

export const EMAIL_CHANGE_TEXTS = {
  subject: 'Confirm your new email address for Wordloom',
  preview: 'Your address changes as soon as you open the link.',
  heading: 'Confirm your new email address',
  intro: (recipient: string) =>
    `You asked to use ${recipient} for your Wordloom account. It changes as soon as you open the link.`,
  button: 'Confirm new address',
  limits: LINK_LIFE(`${VERIFICATION_LINK_HOURS} hours`),
  ifNotYou: 'That was not you? Then ignore this email: nothing changes without the link.',
  reason: (recipient: string) =>
    `You get this email because somebody wants to use ${recipient} for a Wordloom account.`,
} as const

export const EMAIL_CHANGED_TEXTS = {
  subject: 'Your Wordloom email address was changed',
  preview: 'From now on you sign in with the new address.',
  heading: 'Your email address was changed',
  intro: (newEmail: string, moment: string) =>
    `Your Wordloom account now has the address ${newEmail}. This was confirmed on ${moment}.`,
  old: (recipient: string) => `${recipient} no longer opens the account.`,
  ifNotYou: 'That was not you? Then somebody else has your account. Write to us at once',
  reason: (recipient: string) =>
    `You get this email because ${recipient} was the address of a Wordloom account until now.`,
} as const

export const PASSWORD_CHANGED_TEXTS = {
  subject: 'Your Wordloom password was changed',
  preview: 'You are signed out everywhere else.',
  heading: 'Your password was changed',
  intro: (moment: string) =>
    `The password of your Wordloom account was changed on ${moment}. Everywhere else you are signed out, and API tokens have ended.`,
  ifNotYou: 'That was not you? Then set another password at once',
  reason: ACCOUNT_REASON,
} as const

export const ACCOUNT_DELETED_TEXTS = {
  subject: 'Your Wordloom account was deleted',
  preview: 'It is gone with everything it held.',
  heading: 'Your account was deleted',
  intro: (moment: string) =>
    `Your Wordloom account was deleted on ${moment}, with everything it held: lists, results, folders and projects.`,
  farewell: 'Thank you for having woven with us. You may come back at any time with a new account.',
  ifNotYou: 'That was not you? Then write to us at once',
  reason: (recipient: string) =>
    `You get this email because ${recipient} was the address of the account. It is the last one.`,
} as const

export const API_TOKEN_TEXTS = {
  subject: 'A new API token for your Wordloom account',
  preview: 'With it a program can use what you have saved.',
  heading: 'A new API token was made',
  intro: (name: string, moment: string) =>
    `On ${moment} an API token called “${name}” was made for your Wordloom account.`,
  scopes: {
    read: (expires: string) =>
      `Until ${expires}, a program that has it can read your lists, results, folders and projects.`,
    write: (expires: string) =>
      `Until ${expires}, a program that has it can read and change your lists, results, folders and projects.`,
  },
  ifNotYou: 'That was not you? Then end it on your account page, and change your password',
  reason: ACCOUNT_REASON,
} as const

export const CONTACT_TEXTS = {
  /** These start with our own words, so that a visitor's subject can't pass for a message from the product. */
  subjects: {
    question: (subject: string) => `Wordloom question: ${subject}`,
    feature: (subject: string) => `Wordloom feature request: ${subject}`,
  },
  sender: (name: string, email: string) => `${name} (${email})`,
  intros: {
    question: (sender: string, email: string) =>
      `Question from ${sender}. Reply to this email, and your answer goes to ${email}.`,
    feature: (sender: string, email: string) =>
      `Feature request from ${sender}. Reply to this email, and your answer goes to ${email}.`,
  },
  visitor: 'The sender was not signed in: nobody has checked that the address is theirs.',
  member: (account: string) => `The sender was signed in to the account of ${account}.`,
  reason: (publicUrl: string, recipient: string) =>
    `You get this email because messages from the contact form of ${publicUrl} go to ${recipient}.`,
} as const
