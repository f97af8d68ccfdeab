import { findDigits } from './find-numbers.ts'

/**
 * Makes a function that reads all numbers of a word. What the marks of a number mean can depend on the other words: with
 * `1,5` among them, `1.234` is more than a thousand.
 */
export function createNumberReader(words: readonly string[]): (word: string) => readonly number[] {
  const hasDecimalComma = usesDecimalComma(words)
  return (word) => findDigits(word).flatMap((number) => toValues(toPlain(number), hasDecimalComma))
}

/** Commas are decimal if one shows it, and no number has a decimal point. */
function usesDecimalComma(words: readonly string[]): boolean {
  let hasComma = false
  for (const word of words) {
    if (!/[.,]/.test(word)) continue
    for (const number of findDigits(word)) {
      const mark = findDecimalMark(toPlain(number))
      if (mark === '.') return false
      if (mark === ',') hasComma = true
    }
  }
  return hasComma
}

/** The mark of decimals if the number alone shows it. */
function findDecimalMark(number: string): '.' | ',' | null {
  const marks = number.match(/[.,]/g) ?? []
  const [first, ...others] = marks
  const last = marks.at(-1)
  if (first === undefined || last === undefined) return null
  if (last !== first) return last === '.' ? '.' : ','
  if (others.length > 0)
    return !/^[-+]?\d{1,3}(?:[.,]\d{3})+$/.test(number) ? null : first === '.' ? ',' : '.'
  const isGroup = /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(number)
  return isGroup ? null : first === '.' ? '.' : ','
}

/** Parts between several marks that aren't groups, as of a version or a date, are numbers of their own. */
function toValues(number: string, hasDecimalComma: boolean): readonly number[] {
  const marks = number.match(/[.,]/g) ?? []
  const isOfParts = marks.length > 1 && findDecimalMark(number) === null
  if (isOfParts) return number.split(/[.,]/).map(Number)
  const decimal = findDecimalMark(number) ?? (hasDecimalComma ? ',' : '.')
  const group = decimal === ',' ? '.' : ','
  return [Number(number.replaceAll(group, '').replace(decimal, '.'))]
}

/** With digits of ASCII, and without spaces and apostrophes between groups. */
function toPlain(number: string): string {
  return number
    .replace(/[^\P{Nd}0-9]/gu, (digit) => digit.normalize('NFKC').replace(/[^0-9]/gu, toAsciiDigit))
    .replace('−', '-')
    .replace(/[^\d.,eE+-]/g, '')
}

/** The digits of a script follow each other from 0 to 9. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}
