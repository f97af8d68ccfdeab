import { type LengthUnit, lengthIn } from '../measures/length-in.ts'

/** Cuts a text after the last word that fits, or between graphemes of its first word if that's too long. */
export function fitInto(text: string, most: number, unit: LengthUnit): string {
  if (lengthIn(unit, text) <= most) return text
  let length = 0
  let end = 0
  let wordEnd = 0
  let isInWord = false
  for (const character of text) {
    const isSpace = character === ' '
    if (isSpace && isInWord) wordEnd = end
    length += unit === 'words' ? Number(!isSpace && !isInWord) : lengthIn(unit, character)
    if (length > most) break
    end += character.length
    isInWord = !isSpace
  }
  // The text goes on, so a word that ends exactly here is whole only before a space.
  if (isInWord && text[end] === ' ') wordEnd = end
  return text.slice(0, wordEnd > 0 ? wordEnd : graphemeEnd(text, end))
}

/** Made when it's needed, because that takes longer than loading all other code of the engine. */
let graphemes: Intl.Segmenter | null = null

/** Returns the last place up to `at` where no grapheme is cut. */
function graphemeEnd(text: string, at: number): number {
  graphemes ??= new Intl.Segmenter('en')
  return graphemes.segment(text).containing(at)?.index ?? at
}
