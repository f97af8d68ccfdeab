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

/** Replaces letters by those of ASCII and leaves out what has no such form. */
export function toAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\0-\x7f]/gu, (character) => PLAIN_LETTERS[character] ?? SIGNS[character] ?? '')
}
