import { loadNearKey } from '../near/near-key.ts'
import type { WordTest } from './cleaning-step.ts'
import { countCharacters } from './count-characters.ts'
import { preparePattern } from './text-pattern.ts'

const CHARACTERS = {
  digits: /\p{Nd}/u,
  symbols: /[^\p{L}\p{M}\p{N}\s]/u,
  'non-ascii': /[^ -~\t]/u,
  emoji: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u,
} as const

/** @throws {StepError | UnsupportedLanguageError} */
export async function prepareTest(test: WordTest): Promise<(word: string) => boolean> {
  switch (test.kind) {
    case 'pattern':
      return (await preparePattern(test.pattern)).test
    case 'length': {
      const { unit, least = 0, most = Number.POSITIVE_INFINITY } = test
      const measure = unit === 'words' ? countWords : countCharacters
      return (word) => {
        const length = measure(word)
        return length >= least && length <= most
      }
    }
    case 'characters': {
      const pattern = CHARACTERS[test.of]
      return (word) => pattern.test(word)
    }
    case 'list': {
      const toKey = await loadNearKey(test)
      const keys = new Set(test.words.split(/\r?\n/).map(toKey))
      // An empty last line isn't a word.
      if (!/\n\r?\n|^\r?\n/.test(test.words)) keys.delete(toKey(''))
      return (word) => keys.has(toKey(word))
    }
  }
}

function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0
}
