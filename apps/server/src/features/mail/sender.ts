import { Email } from '@wordloom/contract'
import addressparser from 'nodemailer/lib/addressparser'

export interface Sender {
  readonly name: string
  readonly address: string
}

const NAME = 'Wordloom'

/** @example parseSender('Words <mail@words.example>') // { name: 'Words', address: 'mail@words.example' } */
export function parseSender(text: string): Sender | null {
  if (/\p{Cc}/u.test(text)) return null
  const [mailbox, ...others] = addressparser(text, { flatten: true })
  if (mailbox === undefined || others.length > 0 || !isAddress(mailbox.address)) return null
  return { name: mailbox.name || NAME, address: mailbox.address }
}

export function senderAt(publicUrl: string): Sender {
  const { hostname } = new URL(publicUrl)
  const host = hostname.startsWith('[') ? `[IPv6:${hostname.slice(1)}` : hostname
  return { name: NAME, address: `no-reply@${/^[\d.]+$/.test(host) ? `[${host}]` : host}` }
}

export function hostOf({ address }: Sender): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

function isAddress(text: string): boolean {
  return Email.safeParse(text).success || /^[^\s@<>]+@localhost$/.test(text)
}
