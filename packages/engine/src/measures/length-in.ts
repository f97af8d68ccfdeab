import { countWhile } from '../count-while.ts'
import { utf8Length } from '../utf8.ts'
import { WIDE_RANGES } from './wide-ranges.ts'

/**
 * The units of a text's length:
 * - `characters`: Unicode code points;
 * - `words`: runs of characters other than the space U+0020, the only white space that separators use as such;
 * - `bytes`: UTF-8;
 * - `width`: code points, of which wide and fullwidth ones (East Asian characters, emoji) count two.
 */
export const LENGTH_UNITS = ['characters', 'words', 'bytes', 'width'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

/** Expects well-formed text. */
export function lengthIn(unit: LengthUnit, text: string): number {
  switch (unit) {
    case 'characters':
      return countCodePoints(text)
    case 'words':
      return countWords(text)
    case 'bytes':
      return utf8Length(text)
    case 'width':
      return widthOf(text)
  }
}

function countCodePoints(text: string): number {
  let count = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit >= 0xdc00 && unit <= 0xdfff) count--
  }
  return count
}

function countWords(text: string): number {
  let count = 0
  for (let i = 0; i < text.length; i++) if (text[i] !== ' ' && (i === 0 || text[i - 1] === ' ')) count++
  return count
}

function widthOf(text: string): number {
  let width = 0
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) ?? 0
    if (point > 0xffff) i++
    width += isWide(point) ? 2 : 1
  }
  return width
}

const [[FIRST_WIDE] = [0]] = WIDE_RANGES

function isWide(point: number): boolean {
  if (point < FIRST_WIDE) return false
  const begun = countWhile(WIDE_RANGES.length, (i) => (WIDE_RANGES[i]?.[0] ?? 0) <= point)
  return point <= (WIDE_RANGES[begun - 1]?.[1] ?? 0)
}
