import { toComparable } from '@wordloom/engine'
import { ENGLISH } from './endings/english.ts'
import { OTHER_LANGUAGES } from './endings/other-languages.ts'
import { withRules } from './endings/with-rules.ts'

interface LanguageParts {
  readonly stemmer: () => Promise<{ readonly stemmer: (word: string) => string }>
  readonly stopwords: () => Promise<{ readonly stopwords: readonly string[] }>
}

const LANGUAGES = {
  ar: {
    stemmer: () => import('@orama/stemmers/arabic'),
    stopwords: () => import('@orama/stopwords/arabic'),
  },
  bg: {
    stemmer: () => import('@orama/stemmers/bulgarian'),
    stopwords: () => import('@orama/stopwords/bulgarian'),
  },
  da: {
    stemmer: () => import('@orama/stemmers/danish'),
    stopwords: () => import('@orama/stopwords/danish'),
  },
  de: {
    stemmer: () => import('@orama/stemmers/german'),
    stopwords: () => import('@orama/stopwords/german'),
  },
  el: {
    stemmer: () => import('@orama/stemmers/greek'),
    stopwords: () => import('@orama/stopwords/greek'),
  },
  en: {
    stemmer: () => import('@orama/stemmers/english'),
    stopwords: () => import('@orama/stopwords/english'),
  },
  es: {
    stemmer: () => import('@orama/stemmers/spanish'),
    stopwords: () => import('@orama/stopwords/spanish'),
  },
  fi: {
    stemmer: () => import('@orama/stemmers/finnish'),
    stopwords: () => import('@orama/stopwords/finnish'),
  },
  fr: {
    stemmer: () => import('@orama/stemmers/french'),
    stopwords: () => import('@orama/stopwords/french'),
  },
  hu: {
    stemmer: () => import('@orama/stemmers/hungarian'),
    stopwords: () => import('@orama/stopwords/hungarian'),
  },
  id: {
    stemmer: () => import('@orama/stemmers/indonesian'),
    stopwords: () => import('@orama/stopwords/indonesian'),
  },
  it: {
    stemmer: () => import('@orama/stemmers/italian'),
    stopwords: () => import('@orama/stopwords/italian'),
  },
  nl: {
    stemmer: () => import('@orama/stemmers/dutch'),
    stopwords: () => import('@orama/stopwords/dutch'),
  },
  no: {
    stemmer: () => import('@orama/stemmers/norwegian'),
    stopwords: () => import('@orama/stopwords/norwegian'),
  },
  pt: {
    stemmer: () => import('@orama/stemmers/portuguese'),
    stopwords: () => import('@orama/stopwords/portuguese'),
  },
  ro: {
    stemmer: () => import('@orama/stemmers/romanian'),
    stopwords: () => import('@orama/stopwords/romanian'),
  },
  ru: {
    stemmer: () => import('@orama/stemmers/russian'),
    stopwords: () => import('@orama/stopwords/russian'),
  },
  sv: {
    stemmer: () => import('@orama/stemmers/swedish'),
    stopwords: () => import('@orama/stopwords/swedish'),
  },
  tr: {
    stemmer: () => import('@orama/stemmers/turkish'),
    stopwords: () => import('@orama/stopwords/turkish'),
  },
  uk: {
    stemmer: () => import('@orama/stemmers/ukrainian'),
    stopwords: () => import('@orama/stopwords/ukrainian'),
  },
} as const satisfies Readonly<Record<string, LanguageParts>>

export type Language = keyof typeof LANGUAGES

/** ISO 639-1 codes of the languages with word endings and stop words. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[]

export class UnsupportedLanguageError extends Error {
  override readonly name = 'UnsupportedLanguageError'
  readonly language: string

  constructor(language: string) {
    super(`There are no word endings and stop words for '${language}'. Use ${LANGUAGE_CODES.join(', ')}.`)
    this.language = language
  }
}

/**
 * Loads a function that makes the same stem of all forms of a word, and another one of other words.
 *
 * @throws {UnsupportedLanguageError}
 */
export async function loadStemmer(language: string): Promise<(word: string) => string> {
  const { stemmer } = await partsOf(language).stemmer()
  const rules = language === 'en' ? ENGLISH : OTHER_LANGUAGES[language]
  return rules === undefined ? stemmer : withRules(stemmer, rules)
}

/** In the form in which words are compared when case is ignored. @throws {UnsupportedLanguageError} */
export async function loadStopWords(language: string): Promise<ReadonlySet<string>> {
  const { stopwords } = await partsOf(language).stopwords()
  return new Set(stopwords.map((word) => toComparable(word, { ignoresCase: true, language })))
}

function partsOf(language: string): LanguageParts {
  const known = LANGUAGE_CODES.find((code) => code === language)
  if (known === undefined) throw new UnsupportedLanguageError(language)
  return LANGUAGES[known]
}
