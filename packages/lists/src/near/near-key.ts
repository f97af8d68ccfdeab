import { loadStemmer, loadStopWords } from './languages.ts'

export const DIFFERENCES = ['case', 'accents', 'order', 'endings', 'stop-words'] as const
export type Difference = (typeof DIFFERENCES)[number]

export interface Nearness {
  readonly ignoring: readonly Difference[]
  /** An ISO 639-1 code, for word endings and stop words. Default: `en`. */
  readonly language?: string | undefined
}

const MOST_STEMS = 200_000

/** Letters with strokes have no accent that Unicode can take off. */
const STROKES: Readonly<Record<string, string>> = {
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
}

const EDGE_PUNCTUATION = /^[.,;:!?"'“”‘’«»()[\]{}]+|[.,;:!?"'“”‘’«»()[\]{}]+$/gu

/**
 * Loads a function that makes the same key of words that are the same. Word endings (`shoe` and `shoes`, also `run` and
 * `running`) and stop words ignore case too. A text of only stop words keeps them.
 *
 * @throws {UnsupportedLanguageError}
 * @example (await loadNearKey({ ignoring: ['case', 'order'] }))('Red fox') // 'fox red'
 */
export async function loadNearKey({
  ignoring,
  language = 'en',
}: Nearness): Promise<(text: string) => string> {
  const ignores = new Set(ignoring)
  if (ignores.size === 0) return (text) => text
  const stopWords = ignores.has('stop-words') ? await loadStopWords(language) : null
  const toStem = ignores.has('endings') ? cached(await loadStemmer(language)) : null
  const ignoresCase = ignores.has('case') || stopWords !== null || toStem !== null
  const ignoresAccents = ignores.has('accents')
  const isOfTokens = ignores.has('order') || stopWords !== null || toStem !== null

  return (text) => {
    const folded = ignoresCase ? foldCase(text) : text
    if (!isOfTokens) return ignoresAccents ? withoutAccents(folded) : folded.normalize()
    let tokens = toTokens(folded)
    if (stopWords !== null) {
      const told = tokens.filter((token) => !stopWords.has(token))
      if (told.length > 0) tokens = told
    }
    if (toStem !== null) tokens = tokens.map(toStem)
    if (ignores.has('order')) tokens.sort()
    const key = tokens.length === 0 ? folded : tokens.join(' ')
    return ignoresAccents ? withoutAccents(key) : key.normalize()
  }
}

/**
 * The parts of a text between spaces, without punctuation around them. A part of only punctuation is left out.
 *
 * @example toTokens('red, (blue) c++ — ,') // ['red', 'blue', 'c++', '—']
 */
export function toTokens(text: string): string[] {
  const tokens: string[] = []
  for (const part of text.split(/\s+/u)) {
    const token = part.replace(EDGE_PUNCTUATION, '')
    if (token !== '') tokens.push(token)
  }
  return tokens
}

/** @example foldCase('STRASSE') === foldCase('straße') // true */
function foldCase(text: string): string {
  const lower = text.toLowerCase()
  return isAscii(lower) ? lower : lower.toUpperCase().toLowerCase()
}

/** `й` is a letter of its own, not an `и` with an accent. */
function withoutAccents(text: string): string {
  if (isAscii(text)) return text
  return text
    .normalize('NFD')
    .replace(/(?<![иИ])[\u0300-\u036f]/g, '')
    .replace(/[øØłŁđĐħĦ]/g, (letter) => STROKES[letter] ?? letter)
    .normalize()
}

function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the limits of ASCII.
  return /^[\x00-\x7f]*$/.test(text)
}

function cached(toStem: (word: string) => string): (word: string) => string {
  const stems = new Map<string, string>()
  return (word) => {
    const known = stems.get(word)
    if (known !== undefined) return known
    if (stems.size === MOST_STEMS) stems.clear()
    const stem = toStem(word)
    stems.set(word, stem)
    return stem
  }
}
