/**
 * Characters that RFC 5322 and RFC 6531 take in front of the @ without quotes. A curly apostrophe is one of them, because
 * programs turn a straight one into it.
 */
const LOCAL = String.raw`[\p{L}\p{M}\p{N}\p{So}!#$%&'’*+/=?^_\x60{|}~.-]`
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const ENDING = String.raw`(?:[xX][nN]--[a-zA-Z0-9-]*[a-zA-Z0-9]|\p{L}[\p{L}\p{M}]+)`
const NETWORK = String.raw`\[(?:IPv6:)?[0-9a-fA-F:.]+\]`

const QUOTED = `(?<!${LOCAL}|[@"])"(?:[^"\\\\\\n]|\\\\.)+"`
const PERSON = `(?:${QUOTED}|(?<!${LOCAL}|@)${LOCAL}+)`
const DOMAIN = String.raw`(?:(?:${LABEL}\.)+${ENDING}|${NETWORK})`
const EMAIL = new RegExp(`${PERSON}@${DOMAIN}`, 'u')

/** A sign in front of an address with the same sign behind it surrounds the address. */
const CLOSING: Readonly<Record<string, string>> = {
  "'": "'",
  '’': '’',
  '`': '`',
  '*': '*',
  _: '_',
  '~': '~',
  '/': '/',
  '|': '|',
  '{': '}',
}

/**
 * Finds whole email addresses, because a part of one can be the address of another person.
 *
 * @example findEmails("Write to o'neil@example.org or 'änne@exämple.de'.") // ["o'neil@example.org", 'änne@exämple.de']
 */
export function findEmails(text: string): readonly string[] {
  const emails: string[] = []
  let rest = text
  for (let found = EMAIL.exec(rest); found !== null; found = EMAIL.exec(rest)) {
    const [match] = found
    const end = found.index + match.length
    const isBehindOther = emails.length > 0 && found.index === 0
    emails.push(tidy(isBehindOther ? match.replace(/^[^\p{L}\p{N}"]+/u, '') : match, rest, end))
    rest = rest.slice(end)
  }
  return emails
}

function tidy(match: string, text: string, end: number): string {
  const ellipsis = match.lastIndexOf('...')
  let address = (ellipsis === -1 ? match : match.slice(ellipsis + 3)).replace(/^[.’]+/, '')
  for (let at = end; text[at] !== undefined && CLOSING[address[0] ?? ''] === text[at]; at++)
    address = address.slice(1)
  return address
}
