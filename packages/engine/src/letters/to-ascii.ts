import { romanize } from './other-scripts.ts'
import { PLAIN_LETTERS } from './plain-letters.ts'

const SIGNS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '⁄': '/',
  '•': '*',
  '×': 'x',
  '€': 'EUR',
  '£': 'GBP',
}

const NOT_ASCII = /[^\0-\x7f]/gu

/** Replaces letters by those of ASCII, also letters of other scripts. Leaves out characters that have no such form. */
export function toAscii(text: string): string {
  return replaceLetters(text, () => '')
}

/**
 * Small letters, digits and hyphens. A letter without a form in ASCII becomes the number of its code point, so a text of
 * letters never makes an empty slug: 'Café Пальто 北' becomes 'cafe-palto-5317'. Texts that differ only in case, accents
 * or signs can make the same slug.
 */
export function toSlug(text: string): string {
  const slug = tidy(replaceLetters(text, (letter) => (/[\p{L}\p{N}]/u.test(letter) ? codeOf(letter) : ' ')))
  return slug === '' ? tidy(Array.from(text.replaceAll(/\s/gu, ''), codeOf).join('')) : slug
}

function tidy(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function codeOf(character: string): string {
  return ` ${(character.codePointAt(0) ?? 0).toString(16)} `
}

function replaceLetters(text: string, replaceUnknown: (character: string) => string): string {
  return text.normalize('NFKC').replaceAll(NOT_ASCII, (letter) => toKnown(letter) ?? replaceParts(letter))

  /** A letter with accents becomes the letter without them. */
  function replaceParts(letter: string): string {
    return letter
      .normalize('NFKD')
      .replaceAll(NOT_ASCII, (part) => toKnown(part) ?? (/\p{M}/u.test(part) ? '' : replaceUnknown(part)))
  }
}

function toKnown(letter: string): string | null {
  return PLAIN_LETTERS[letter] ?? SIGNS[letter] ?? romanize(letter)
}
