/** Letters and signs that Unicode doesn't decompose. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
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
  return text.normalize('NFKD').replaceAll(/[^\0-\x7f]/gu, (character) => REPLACEMENTS[character] ?? '')
}
