const CAPITAL_I_WITH_DOT = /\u0130|I\u0307/g

/**
 * Small letters. Without a language that has a dotless `ı`, `İ` becomes a plain `i`, not an `i` with a loose dot.
 *
 * @param language a BCP 47 tag, whose letters decide
 * @example toSmallLetters('İSTANBUL') // 'istanbul'
 */
export function toSmallLetters(text: string, language?: string): string {
  if (language !== undefined && hasDotlessI(language)) return text.toLocaleLowerCase(language)
  const small = text.replaceAll(CAPITAL_I_WITH_DOT, 'i')
  return language === undefined ? small.toLowerCase() : small.toLocaleLowerCase(language)
}

/**
 * The first letter of a text, of each word and of each part behind a hyphen or slash. Signs around words, such as quotes,
 * make no difference. A letter behind a digit stays, as in `3d`.
 */
const WORD_STARTS = /(?<=(?:^|[\s\p{Pd}\p{Ps}/])[^\p{L}\p{N}\s]*)\p{L}/gu
const TEXT_START = /(?<=^[^\p{L}\p{N}]*)\p{L}/u

/** Only first letters change, because 'NASA' and 'McDonald' are right. */
export function toTitleCase(text: string, language?: string): string {
  return text.replace(WORD_STARTS, (letter) => toCapital(letter, language))
}

export function toSentenceCase(text: string, language?: string): string {
  return text.replace(TEXT_START, (letter) => toCapital(letter, language))
}

/** A ligature becomes a capital and a small letter. Georgian capitals are only for whole words. */
function toCapital(letter: string, language: string | undefined): string {
  if (/\p{Script=Georgian}/u.test(letter)) return letter
  const [first = '', ...others] = letter.toLocaleUpperCase(language)
  return first + others.join('').toLowerCase()
}

/** Full case folding, also of `ß` and `ss`. `ı` stays another letter than `i`. */
export function foldCase(text: string, language?: string): string {
  if (language !== undefined && hasDotlessI(language)) {
    const small = text.toLocaleLowerCase(language)
    return foldSmallLetters(small.toLocaleUpperCase(language).toLocaleLowerCase(language))
  }
  const small = toSmallLetters(text)
  if (!small.includes('ı')) return foldSmallLetters(small.toUpperCase().toLowerCase())
  return small
    .split('ı')
    .map((part) => foldSmallLetters(part.toUpperCase().toLowerCase()))
    .join('ı')
}

/** A sigma at the end of a word is the same letter, and a dot above an `i` belongs to it. */
function foldSmallLetters(text: string): string {
  return text.replaceAll('ς', 'σ').replaceAll('i\u0307', 'i')
}

/** Turkish and Azerbaijani have the pairs `İ` and `i`, `I` and `ı`. */
function hasDotlessI(language: string): boolean {
  return /^(tr|az)(-|$)/i.test(language)
}
