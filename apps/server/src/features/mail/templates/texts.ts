import {
  INVITATION_DAYS,
  PRODUCT_TEXTS,
  RESET_LINK_MINUTES,
  VERIFICATION_LINK_HOURS,
} from '@wordloom/contract'

export const FRAME_TEXTS = {
  name: PRODUCT_TEXTS.name,
  copyAddress: "If the button doesn't work, copy this URL into your browser:",
} as const

const LINK_LIFE = (life: string) =>
  `The link works once and expires in ${life}. If you requested more than one, use the newest.`
export const ACCOUNT_REASON = (recipient: string) =>
  `You're receiving this email because ${recipient} is the email address of a Wordloom account.`

/** In place of an address that can't be shown. */
const SOMEONE = 'Someone'

export const VERIFICATION_TEXTS = {
  subject: 'Verify your email address for Wordloom',
  preview: 'Confirm your email to finish setting up your account.',
  heading: 'Verify your email address',
  intro: (recipient: string) =>
    `Welcome to Wordloom. Confirm ${recipient} to finish setting up your account.`,
  button: 'Verify my email',
  limits: LINK_LIFE(`${VERIFICATION_LINK_HOURS} hours`),
  ifNotYou: "If you didn't sign up, ignore this email. Your address won't be confirmed.",
  reason: (recipient: string) =>
    `You're receiving this email because someone signed up for Wordloom with ${recipient}.`,
} as const

export const PASSWORD_RESET_TEXTS = {
  subject: 'Reset your Wordloom password',
  preview: 'Choose a new password for your account.',
  heading: 'Reset your password',
  intro: (recipient: string) => `Someone requested a new password for the Wordloom account ${recipient}.`,
  button: 'Choose a new password',
  limits: LINK_LIFE(`${RESET_LINK_MINUTES} minutes`),
  ifNotYou: "If this wasn't you, ignore this email. Your password won't change.",
  reason: ACCOUNT_REASON,
} as const

export const EMAIL_CHANGE_TEXTS = {
  subject: 'Confirm your new email address for Wordloom',
  preview: 'Your new address takes effect when you open the link.',
  heading: 'Confirm your new email address',
  intro: (recipient: string) =>
    `You asked to use ${recipient} for your Wordloom account. It takes effect when you open the link.`,
  button: 'Confirm new address',
  limits: LINK_LIFE(`${VERIFICATION_LINK_HOURS} hours`),
  ifNotYou: "If this wasn't you, ignore this email. Nothing will change.",
  reason: (recipient: string) =>
    `You're receiving this email because someone wants to use ${recipient} for a Wordloom account.`,
} as const

export const EMAIL_CHANGED_TEXTS = {
  subject: 'Your Wordloom email address was changed',
  preview: 'From now on, sign in with the new address.',
  heading: 'Your email address was changed',
  intro: (newEmail: string, moment: string) =>
    `Your Wordloom account now uses ${newEmail}. The change was confirmed on ${moment}.`,
  old: (recipient: string) => `You can't sign in with ${recipient} anymore.`,
  ifNotYou: "If this wasn't you, someone may have access to your account. Contact us right away",
  reason: (recipient: string) =>
    `You're receiving this email because ${recipient} was the email address of a Wordloom account until now.`,
} as const

export const PASSWORD_CHANGED_TEXTS = {
  subject: 'Your Wordloom password was changed',
  preview: "You're signed out everywhere else.",
  heading: 'Your password was changed',
  intro: (moment: string) =>
    `Your Wordloom password was changed on ${moment}. You're signed out everywhere else, and your API tokens have been revoked.`,
  ifNotYou: "If this wasn't you, set a new password right away",
  reason: ACCOUNT_REASON,
} as const

export const ACCOUNT_DELETED_TEXTS = {
  subject: 'Your Wordloom account was deleted',
  preview: 'Everything in it was deleted too.',
  heading: 'Your account was deleted',
  intro: (moment: string) =>
    `Your Wordloom account was deleted on ${moment}, along with all its lists, results, folders and projects.`,
  farewell: 'Thanks for using Wordloom. You can create a new account at any time.',
  ifNotYou: "If this wasn't you, contact us right away",
  reason: (recipient: string) =>
    `You're receiving this email because ${recipient} was the email address of the account. It's the last one we'll send.`,
} as const

export const API_TOKEN_TEXTS = {
  subject: 'A new API token for your Wordloom account',
  preview: "Programs can use it to reach what you've saved.",
  heading: 'A new API token was created',
  intro: (name: string | null, moment: string) =>
    name === null
      ? `An API token was created for your Wordloom account on ${moment}.`
      : `An API token called “${name}” was created for your Wordloom account on ${moment}.`,
  scopes: {
    read: (expires: string) =>
      `Until ${expires}, programs with this token can read your lists, results, folders and projects.`,
    write: (expires: string) =>
      `Until ${expires}, programs with this token can read and change your lists, results, folders and projects.`,
  },
  ifNotYou: "If this wasn't you, revoke it on your account page and change your password",
  reason: ACCOUNT_REASON,
} as const

export const INVITATION_TEXTS = {
  subject: 'An invitation to a Wordloom project',
  preview: 'Open the link to see the project and join it.',
  heading: "You're invited to a project",
  intro: (inviter: string | null, projectName: string | null) =>
    `${inviter ?? SOMEONE} invited you to ${projectName === null ? 'a Wordloom project' : `the Wordloom project “${projectName}”`}.`,
  account: (recipient: string) => `To join, sign in or create an account with ${recipient}.`,
  button: 'See the invitation',
  limits: `The link works once and expires in ${INVITATION_DAYS} days. If you got more than one, use the newest.`,
  ifNotYou: "If you don't know the sender, ignore this email. Nothing will change.",
  reason: (recipient: string) =>
    `You're receiving this email because someone invited ${recipient} to a Wordloom project.`,
} as const

export const OFFER_TEXTS = {
  subject: 'A Wordloom project is offered to you',
  preview: 'Open the project to take it over or to decline.',
  heading: 'You can become the owner of a project',
  intro: (owner: string | null, projectName: string | null) =>
    `${owner ?? SOMEONE} offers to hand ${projectName === null ? 'a Wordloom project' : `the Wordloom project “${projectName}”`} over to you.`,
  moves:
    'If you take it over, it moves to your account with its lists and results, and counts for your plan. If you do nothing, nothing changes.',
  button: 'Open the project',
  limits: 'The offer stands until you answer or the owner takes it back.',
  ifNotYou: "If you don't want the project, decline the offer or ignore this email.",
  reason: (recipient: string) =>
    `You're receiving this email because ${recipient} takes part in this Wordloom project.`,
} as const

export const TAKEN_OVER_TEXTS = {
  subject: 'Your Wordloom project has a new owner',
  preview: 'The project moved to the account of the person you offered it to.',
  heading: 'Your project has a new owner',
  intro: (owner: string | null, projectName: string | null, moment: string) =>
    `${owner ?? SOMEONE} took over ${projectName === null ? 'your project' : `the project “${projectName}”`} on ${moment}, as you offered.`,
  stays: 'You can still edit it: find it on the Projects page under “Shared with you”.',
  ifNotYou: "If you didn't offer the project, contact us right away",
  reason: (recipient: string) =>
    `You're receiving this email because ${recipient} was the owner of this Wordloom project.`,
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
      `Question from ${sender}. Reply to this email to answer ${email}.`,
    feature: (sender: string, email: string) =>
      `Feature request from ${sender}. Reply to this email to answer ${email}.`,
  },
  visitor: "The sender wasn't signed in, so nobody has checked that the address is theirs.",
  member: (account: string) => `The sender was signed in as ${account}.`,
  reason: (publicUrl: string, recipient: string) =>
    `You're receiving this email because messages from the contact form of ${publicUrl} go to ${recipient}.`,
} as const
