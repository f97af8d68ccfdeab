import { toSentenceCase, toSmallLetters, toTitleCase } from '@wordloom/engine'
import { SAME_BYTES, withAsciiBytes } from '../bytes/map-bytes.ts'
import { loadNearKey } from '../near/near-key.ts'
import type { CleaningStep } from './cleaning-step.ts'
import { extracting } from './extract.ts'
import { removingDuplicates } from './remove-duplicates.ts'
import { sortingWords } from './sort.ts'
import { StepError } from './step-error.ts'
import { changingWords, keepingWords, type RunStep, splittingWords } from './step-run.ts'
import { preparePattern } from './text-pattern.ts'
import { CLEANING_TEXTS as T } from './texts.ts'
import { prepareTest } from './word-test.ts'

/** @throws {StepError | UnsupportedLanguageError} */
export async function prepareStep(step: CleaningStep): Promise<RunStep> {
  switch (step.kind) {
    case 'trim':
      return changingWords(trim)
    case 'remove-empty':
      return keepingWords(
        (word) => /\S/u.test(word),
        (words, place) => !words.isBlank(place),
      )
    case 'case':
      return changingWords(toCase(step.to, checkedLanguage(step.language)))
    case 'remove-duplicates':
      return removingDuplicates(await loadNearKey(step), step.keep)
    case 'sort':
      checkedLanguage(step.language)
      return sortingWords(step)
    case 'replace': {
      const pattern = await preparePattern(step.pattern)
      return changingWords((word) => pattern.replaceIn(word, step.by))
    }
    case 'affix':
      return changingWords((word) => `${step.prefix}${word}${step.suffix}`)
    case 'keep':
      return keepingWords(await prepareTest(step.test))
    case 'remove': {
      const test = await prepareTest(step.test)
      return keepingWords((word) => !test(word))
    }
    case 'split':
      return splittingWords(toParts(step.separator, step.part))
    case 'strip-punctuation':
      return changingWords(withAsciiBytes(stripPunctuation))
    case 'normalize':
      return changingWords(withAsciiBytes((word) => word.normalize(step.form)))
    case 'transliterate': {
      const { default: toAscii } = await import('any-ascii')
      return changingWords(withAsciiBytes(toAscii))
    }
    case 'extract':
      return splittingWords(extracting(step.what))
  }
}

const trim = Object.assign((word: string) => (/^\s|\s$|\s\s|[^\S ]/u.test(word) ? collapse(word) : word), {
  bytes: SAME_BYTES.map((byte) => (byte >= 0x20 && byte < 0x80 ? byte : 0)),
})

function collapse(word: string): string {
  return word.replaceAll(/\s+/gu, ' ').trim()
}

function toCase(to: 'lower' | 'upper' | 'title' | 'sentence', language: string | undefined) {
  switch (to) {
    case 'lower':
      return withAsciiBytes((word) => toSmallLetters(word, language))
    case 'upper':
      return withAsciiBytes(
        language === undefined ? (word) => word.toUpperCase() : (word) => word.toLocaleUpperCase(language),
      )
    case 'title':
      return (word: string) => toTitleCase(word, language)
    case 'sentence':
      return (word: string) => toSentenceCase(word, language)
  }
}

function checkedLanguage(language: string | undefined): string | undefined {
  try {
    return language === undefined ? undefined : Intl.getCanonicalLocales(language)[0]
  } catch (error) {
    throw new StepError(T.badLanguage(language ?? ''), { cause: error })
  }
}

function toParts(separator: string, part: number | undefined) {
  return (word: string) => {
    const parts = word.split(separator).map((text) => text.trim())
    const chosen = part === undefined ? parts : parts.slice(part - 1, part)
    return chosen.filter((text) => text !== '')
  }
}

/** An apostrophe or a hyphen between letters stays, as in `don't` and `t-shirt`. */
function stripPunctuation(word: string): string {
  if (!/[\p{P}\p{S}]/u.test(word)) return word
  return collapse(word.replaceAll(/(?<=[\p{L}\p{N}])['’-](?=[\p{L}\p{N}])|[\p{P}\p{S}]/gu, keepInner))
}

function keepInner(match: string, offset: number, word: string): string {
  const isInner = /^['’-]$/.test(match) && isLetter(word, offset - 1) && isLetter(word, offset + 1)
  return isInner ? match : ' '
}

function isLetter(word: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(word[at] ?? '')
}
