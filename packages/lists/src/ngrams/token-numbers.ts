import { toComparable, toSmallLetters } from '@wordloom/engine'
import { toTokens } from '../near/near-key.ts'

/** Numbers the words of terms in the order in which they come, from 0. */
export class TokenNumbers {
  readonly #numbers = new Map<string, number>()
  /** By the numbers of the tokens. The first spelling of a token counts. */
  readonly texts: string[] = []
  readonly #areStopWords: boolean[] = []
  readonly #stopWords: ReadonlySet<string> | undefined
  /** Parts of terms as they read there, so that each is only once put into lower case. */
  readonly #parts = new Map<string, readonly number[]>()

  constructor(stopWords: ReadonlySet<string> | undefined) {
    this.#stopWords = stopWords
  }

  read(term: string): readonly number[] {
    const sequence: number[] = []
    for (const part of term.split(' ')) {
      for (const token of this.#readPart(part)) sequence.push(token)
    }
    return sequence
  }

  isStopWord(token: number): boolean {
    return this.#areStopWords[token] ?? false
  }

  #readPart(part: string): readonly number[] {
    const known = this.#parts.get(part)
    if (known !== undefined) return known
    const tokens = toTokens(toComparable(toSmallLetters(part))).map((text) => this.#toNumber(text))
    this.#parts.set(part, tokens)
    return tokens
  }

  #toNumber(text: string): number {
    const key = toComparable(text, { ignoresCase: true })
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.texts.push(text) - 1
    this.#numbers.set(key, number)
    this.#areStopWords.push(this.#stopWords?.has(key) ?? false)
    return number
  }
}
