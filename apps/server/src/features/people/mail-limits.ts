import { perAccount, type RateLimitUse } from '../../ports/rate-limits.ts'

/** Nobody gets more than a few of these mails a day, no matter how many accounts send them. */
export function mailLimits(senderId: string, recipient: string): readonly RateLimitUse[] {
  return [
    perAccount('invitationsPerAccount', senderId),
    perAccount('invitationsPerRecipient', mailboxOf(recipient)),
  ]
}

const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address most likely leads to, so that an address with a tag isn't counted as another recipient.
 *
 * @example mailboxOf('Ann+ads@Example.org') // 'ann@example.org'
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const name = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '')
  return `${WITHOUT_DOTS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
