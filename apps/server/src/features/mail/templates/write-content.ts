import { JOIN_PATH } from '@wordloom/contract'
import type { Mail } from '#ports/mail.ts'
import { writeContactContent } from './contact-content.ts'
import type { EmailContent } from './email-content.ts'
import { toPlainAddress, toPlainName } from './plain-name.ts'
import { SECOND_FACTOR_TEXTS } from './second-factor-texts.ts'
import {
  ACCOUNT_DELETED_TEXTS,
  API_TOKEN_TEXTS,
  EMAIL_CHANGE_TEXTS,
  EMAIL_CHANGED_TEXTS,
  INVITATION_TEXTS,
  OFFER_TEXTS,
  PASSWORD_CHANGED_TEXTS,
  PASSWORD_RESET_TEXTS,
  TAKEN_OVER_TEXTS,
  VERIFICATION_TEXTS,
} from './texts.ts'

export interface ContentParts {
  readonly publicUrl: string
  readonly token: string | null
  readonly happenedAt: Date
}

const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

export function writeContent(mail: Mail, { publicUrl, token, happenedAt }: ContentParts): EmailContent {
  const moment = toMoment(happenedAt)
  const verifyUrl = `${publicUrl}/verify-email?token=${token}`
  const contactUrl = `${publicUrl}/contact`
  const { recipient } = mail

  switch (mail.template) {
    case 'verification':
      return askToOpen(VERIFICATION_TEXTS, recipient, verifyUrl)
    case 'password-reset':
      return askToOpen(PASSWORD_RESET_TEXTS, recipient, `${publicUrl}/reset-password?token=${token}`)
    case 'email-change':
      return askToOpen(EMAIL_CHANGE_TEXTS, recipient, verifyUrl)
    case 'email-changed-notice': {
      const { intro, old, ...texts } = EMAIL_CHANGED_TEXTS
      return tell(texts, recipient, [intro(mail.newEmail, moment), old(recipient)], contactUrl)
    }
    case 'password-changed': {
      const { intro, ...texts } = PASSWORD_CHANGED_TEXTS
      return tell(texts, recipient, [intro(moment)], `${publicUrl}/forgot-password`)
    }
    case 'second-factor-changed': {
      const { intro, ...texts } = SECOND_FACTOR_TEXTS[mail.change]
      return tell(texts, recipient, [intro(moment)], `${publicUrl}/forgot-password`)
    }
    case 'account-deleted': {
      const { intro, farewell, ...texts } = ACCOUNT_DELETED_TEXTS
      return tell(texts, recipient, [intro(moment), farewell], contactUrl)
    }
    case 'api-token-created': {
      const { intro, scopes, ...texts } = API_TOKEN_TEXTS
      const ability = scopes[mail.scope](toMoment(new Date(mail.expiresAt)))
      return tell(texts, recipient, [intro(toPlainName(mail.name), moment), ability], `${publicUrl}/account`)
    }
    case 'project-invitation': {
      const { intro, account, button, limits, ifNotYou, reason, ...texts } = INVITATION_TEXTS
      return {
        ...texts,
        paragraphs: [intro(toPlainAddress(mail.inviter), toPlainName(mail.projectName)), account(recipient)],
        button: { label: button, url: `${publicUrl}${JOIN_PATH}#${token}`, limits },
        ifNotYou: { text: ifNotYou },
        reason: reason(recipient),
      }
    }
    case 'project-offered': {
      const { intro, moves, button, limits, ifNotYou, reason, ...texts } = OFFER_TEXTS
      const url = `${publicUrl}/projects/${mail.projectId}?account=${mail.ownerId}`
      return {
        ...texts,
        paragraphs: [intro(toPlainAddress(mail.owner), toPlainName(mail.projectName)), moves],
        button: { label: button, url, limits },
        ifNotYou: { text: ifNotYou },
        reason: reason(recipient),
      }
    }
    case 'project-taken-over': {
      const { intro, stays, ...texts } = TAKEN_OVER_TEXTS
      return tell(
        texts,
        recipient,
        [intro(toPlainAddress(mail.owner), toPlainName(mail.projectName), moment), stays],
        contactUrl,
      )
    }
    case 'contact':
      return writeContactContent(mail, publicUrl)
  }
}

function toMoment(date: Date): string {
  return `${MOMENT.format(date)} UTC`
}

type AskingTexts = typeof VERIFICATION_TEXTS | typeof PASSWORD_RESET_TEXTS | typeof EMAIL_CHANGE_TEXTS

function askToOpen(
  { subject, preview, heading, intro, button, limits, ifNotYou, reason }: AskingTexts,
  recipient: string,
  url: string,
): EmailContent {
  return {
    subject,
    preview,
    heading,
    paragraphs: [intro(recipient)],
    button: { label: button, url, limits },
    ifNotYou: { text: ifNotYou },
    reason: reason(recipient),
  }
}

interface TellingTexts {
  readonly subject: string
  readonly preview: string
  readonly heading: string
  readonly ifNotYou: string
  readonly reason: (recipient: string) => string
}

function tell(
  { subject, preview, heading, ifNotYou, reason }: TellingTexts,
  recipient: string,
  paragraphs: readonly string[],
  url: string,
): EmailContent {
  return {
    subject,
    preview,
    heading,
    paragraphs,
    ifNotYou: { text: ifNotYou, url },
    reason: reason(recipient),
  }
}
