import { toComparable } from '@wordloom/engine'
import { SAME_BYTES, type TextMap, withAsciiBytes } from '../bytes/map-bytes.ts'
import { loadStemmer, loadStopWords } from './languages.ts'

export const DIFFERENCES = ['case', 'accents', 'order', 'endings', 'stop-words'] as const
export type Difference = (typeof DIFFERENCES)[number]

export interface Nearness {
  readonly ignoring: readonly Difference[]
  /** An ISO 639-1 code, for case, word endings and stop words. Default: the last two are English. */
  readonly language?: string | undefined
}

const MAX_STEMS = 200_000

const ENGLISH = 'en'

const EDGE_PUNCTUATION = /^[.,;:!?"'“”‘’«»()[\]{}]+|[.,;:!?"'“”‘’«»()[\]{}]+$/gu

/**
 * Loads a function that makes the same key of words that are the same. Word endings (`shoe` and `shoes`, also `run` and
 * `running`) and stop words ignore case too. A text of only stop words keeps them.
 *
 * @throws {UnsupportedLanguageError}
 * @example (await loadNearKey({ ignoring: ['case', 'order'] }))('Red fox') // 'fox red'
 */
export async function loadNearKey({ ignoring, language }: Nearness): Promise<TextMap> {
  const ignores = new Set(ignoring)
  if (ignores.size === 0) return Object.assign((text: string) => text, { bytes: SAME_BYTES })
  const ignoresAccents = ignores.has('accents')
  const toPlain = ignoresAccents ? withoutAccents : (text: string) => text
  const stopWords = ignores.has('stop-words')
    ? new Set(Array.from(await loadStopWords(language ?? ENGLISH), toPlain))
    : null
  const toStem = ignores.has('endings') ? cached(await loadStemmer(language ?? ENGLISH)) : null
  const ignoresCase = ignores.has('case') || stopWords !== null || toStem !== null
  const isOfTokens = ignores.has('order') || stopWords !== null || toStem !== null

  const toForm = (text: string) => toComparable(text, { ignoresCase, ignoresAccents, language })
  if (!isOfTokens) return withAsciiBytes(toForm)
  return (text) => {
    const folded = toComparable(text, { ignoresCase, language })
    let tokens = toTokens(folded)
    if (stopWords !== null) {
      const told = tokens.filter((token) => !stopWords.has(toPlain(token)))
      if (told.length > 0) tokens = told
    }
    if (toStem !== null) tokens = tokens.map(toStem)
    tokens = tokens.map(toPlain)
    if (ignores.has('order')) tokens.sort()
    return tokens.length === 0 ? toPlain(folded) : tokens.join(' ')
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

function withoutAccents(text: string): string {
  return toComparable(text, { ignoresAccents: true })
}

function cached(toStem: (word: string) => string): (word: string) => string {
  const stems = new Map<string, string>()
  return (word) => {
    const known = stems.get(word)
    if (known !== undefined) return known
    if (stems.size === MAX_STEMS) stems.clear()
    const stem = toStem(word)
    stems.set(word, stem)
    return stem
  }
}
