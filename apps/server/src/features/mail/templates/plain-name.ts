/** Full stops of other scripts and look-alikes. Browsers and mail programs read some of them as dots of a host. */
const OTHER_DOTS = /[\u06d4\u0701\u0702\u3002\ufe12\uff61\ua4f8\ua60e\u{10a50}\u{1d16d}\u2e33]/gu

const INVISIBLE = /[\p{C}\p{M}\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu

/** A dot that a letter, a digit or an encoded character follows and anything precedes, except in numbers such as 2.0. */
const HOST = /[^\s.]\.+(?:[^\s.\p{N}\p{P}]|xn-|%)|\d\.\d+\.\d+\.\d/iu

const SCHEME = /\p{L}[\p{L}\p{N}+.-]*:(?=[^\s])|[/\\]{2}|\bwww\b|@/iu

/** Brackets around dots and words for them, which readers are used to undoing. */
const DEFANGED = /[[({<]\s*(?:\.|dot)\s*[\])}>]|\bhxxp/iu

/**
 * A name that someone chose, for a mail to another person. Null if a mail program or a reader could take a part of it
 * for a URL or an address: our mails must not carry a stranger's links.
 *
 * @example toPlainName('Spring 2.0') // 'Spring 2.0'
 * @example toPlainName('Win at evil.example/x') // null
 */
export function toPlainName(name: string): string | null {
  const shown = name.normalize('NFKC').replace(INVISIBLE, '').replace(OTHER_DOTS, '.')
  return HOST.test(shown) || SCHEME.test(shown) || DEFANGED.test(shown) ? null : name
}

const PLAIN_ADDRESS = /^[\p{L}\p{N}\p{M}._+'-]+@[\p{L}\p{N}\p{M}.-]+$/u

/** Null for an address with characters that mail programs could read as a part of a URL. */
export function toPlainAddress(address: string): string | null {
  return PLAIN_ADDRESS.test(address) ? address : null
}
