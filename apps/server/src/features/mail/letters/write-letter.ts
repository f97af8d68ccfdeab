import { RESET_LINK_MINUTES, VERIFICATION_LINK_HOURS } from '@wordloom/contract'
import type { Mail } from '../mail.ts'
import { writeContactLetter } from './contact-letter.ts'
import type { Letter } from './letter.ts'

export interface LetterParts {
  /** Where people reach the product, without a slash at the end. */
  readonly publicUrl: string
  /** Opens what the mail is about. Null where there is nothing to open. */
  readonly token: string | null
  /** When that happened which the mail tells. */
  readonly happenedAt: Date
}

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

const VERIFICATION_LIMITS = `The link works once, for ${VERIFICATION_LINK_HOURS} hours. If you have asked for several, use the newest.`
const RESET_LIMITS = `The link works once, for ${RESET_LINK_MINUTES} minutes. If you have asked for several, use the newest.`

/** What a mail says to its recipient. */
export function writeLetter(mail: Mail, { publicUrl, token, happenedAt }: LetterParts): Letter {
  const moment = `on ${MOMENT.format(happenedAt)} UTC`
  const verifyUrl = `${publicUrl}/verify-email?token=${token}`
  const reason = `You get this email because ${mail.recipient} is the address of a Wordloom account.`
  const contactUrl = `${publicUrl}/contact`

  switch (mail.template) {
    case 'verification':
      return {
        subject: 'Verify your email address for Wordloom',
        preview: 'One click, and your account is ready.',
        heading: 'Verify your email address',
        paragraphs: [
          `Welcome to Wordloom. Please prove that ${mail.recipient} is your address, and your account is ready.`,
        ],
        button: { label: 'Verify email address', url: verifyUrl, limits: VERIFICATION_LIMITS },
        ifNotYou: {
          text: 'You have not signed up? Then leave this email alone: without the link the address stays unproven.',
        },
        reason: `You get this email because somebody signed up for Wordloom with ${mail.recipient}.`,
      }
    case 'password-reset':
      return {
        subject: 'Reset your Wordloom password',
        preview: 'Choose a new password for your account.',
        heading: 'Reset your password',
        paragraphs: [`Somebody asked for a new password for the Wordloom account of ${mail.recipient}.`],
        button: {
          label: 'Choose a new password',
          url: `${publicUrl}/reset-password?token=${token}`,
          limits: RESET_LIMITS,
        },
        ifNotYou: { text: 'That was not you? Then leave this email alone: your password stays as it is.' },
        reason,
      }
    case 'email-change':
      return {
        subject: 'Confirm your new email address for Wordloom',
        preview: 'Your address changes as soon as you open the link.',
        heading: 'Confirm your new email address',
        paragraphs: [
          `You asked to use ${mail.recipient} for your Wordloom account. It changes as soon as you open the link.`,
        ],
        button: { label: 'Confirm new address', url: verifyUrl, limits: VERIFICATION_LIMITS },
        ifNotYou: {
          text: 'That was not you? Then leave this email alone: nothing changes without the link.',
        },
        reason: `You get this email because somebody wants to use ${mail.recipient} for a Wordloom account.`,
      }
    case 'email-changed-notice':
      return {
        subject: 'Your Wordloom email address was changed',
        preview: 'From now on you sign in with the new address.',
        heading: 'Your email address was changed',
        paragraphs: [
          `Your Wordloom account now has the address ${mail.newEmail}. This was confirmed ${moment}.`,
          `${mail.recipient} no longer opens the account.`,
        ],
        ifNotYou: {
          text: 'That was not you? Then somebody else has your account. Write to us at once',
          url: contactUrl,
        },
        reason: `You get this email because ${mail.recipient} was the address of a Wordloom account until now.`,
      }
    case 'password-changed':
      return {
        subject: 'Your Wordloom password was changed',
        preview: 'You are signed out everywhere else.',
        heading: 'Your password was changed',
        paragraphs: [
          `The password of your Wordloom account was changed ${moment}. Everywhere else you are signed out.`,
        ],
        ifNotYou: {
          text: 'That was not you? Then set another password at once',
          url: `${publicUrl}/forgot-password`,
        },
        reason,
      }
    case 'account-deleted':
      return {
        subject: 'Your Wordloom account was deleted',
        preview: 'It is gone with everything it held.',
        heading: 'Your account was deleted',
        paragraphs: [
          `Your Wordloom account was deleted ${moment}, with everything it held: lists, results, folders and projects.`,
          'Thank you for having woven with us. You may come back at any time with a new account.',
        ],
        ifNotYou: { text: 'That was not you? Then write to us at once', url: contactUrl },
        reason: `You get this email because ${mail.recipient} was the address of the account. It is the last one.`,
      }
    case 'contact':
      return writeContactLetter(mail, publicUrl)
  }
}
