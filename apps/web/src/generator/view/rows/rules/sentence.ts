import { readReference, toReference } from '#ui/template-field/references.ts'

export const COMPARISONS = ['is', 'is-not', 'one-of', 'none-of', 'matches', 'matches-not'] as const
export type Comparison = (typeof COMPARISONS)[number]

export interface Term {
  readonly column: number
  readonly comparison: Comparison
  /** Empty as long as none is chosen. Only `one-of` and `none-of` have several. */
  readonly words: readonly string[]
}

/** A condition that can be built from pickers: when all terms hold, another one must hold. */
export interface Sentence {
  readonly when: readonly Term[]
  readonly required: Term
}

export function isComplete({ when, required }: Sentence): boolean {
  return [...when, required].every(({ words }) => words.length > 0)
}

export function toCondition({ when, required }: Sentence, names: readonly string[]): string {
  return `IF ${when.map((term) => toText(term, names)).join(' AND ')} THEN ${toText(required, names)}`
}

function toText({ column, comparison, words }: Term, names: readonly string[]): string {
  const quoted = (words.length === 0 ? [''] : words).map((word) => `"${word.replaceAll(/[\\"]/g, '\\$&')}"`)
  const isList = comparison === 'one-of' || comparison === 'none-of'
  return `[${toReference(column, names)}] ${OPERATORS[comparison]} ${isList ? `{${quoted.join(', ')}}` : quoted[0]}`
}

const OPERATORS: Readonly<Record<Comparison, string>> = {
  is: '=',
  'is-not': '<>',
  'one-of': 'IN',
  'none-of': 'NOT IN',
  matches: 'LIKE',
  'matches-not': 'NOT LIKE',
}

/** Reads a condition as a sentence; null if pickers can't show all of it. */
export function toSentence(text: string, names: readonly string[]): Sentence | null {
  const cursor = new Cursor(text)
  if (!cursor.skip(/IF\b/iy)) return null
  const when: Term[] = []
  do {
    const term = readTerm(cursor, names)
    if (term === null) return null
    when.push(term)
  } while (cursor.skip(/AND\b/iy))
  if (!cursor.skip(/THEN\b/iy)) return null
  const required = readTerm(cursor, names)
  cursor.skip(/;/y)
  return required !== null && cursor.isAtEnd ? { when, required } : null
}

function readTerm(cursor: Cursor, names: readonly string[]): Term | null {
  const column = readReference(cursor.read(/\[((?:\\[\\"\]]|[^[\]\\\r\n])+)\]/y)?.trim() ?? '', names)
  const comparison = readComparison(cursor)
  if (column === null || comparison === null) return null
  const isList = comparison === 'one-of' || comparison === 'none-of'
  if (isList && !cursor.skip(/\{/y)) return null
  const words: string[] = []
  do {
    const word = cursor.read(/"((?:\\[\\"\]]|[^"\\\r\n])*)"/y)
    if (word === null) return null
    if (word !== '') words.push(word)
  } while (isList && cursor.skip(/,/y))
  if (isList && !cursor.skip(/\}/y)) return null
  return { column, comparison, words }
}

function readComparison(cursor: Cursor): Comparison | null {
  if (cursor.skip(/=/y)) return 'is'
  if (cursor.skip(/<>/y)) return 'is-not'
  const isNegated = cursor.skip(/NOT\b/iy)
  if (cursor.skip(/IN\b/iy)) return isNegated ? 'none-of' : 'one-of'
  if (cursor.skip(/LIKE\b/iy)) return isNegated ? 'matches-not' : 'matches'
  return null
}

class Cursor {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  get isAtEnd(): boolean {
    return this.#text.slice(this.#at).trim() === ''
  }

  skip(sticky: RegExp): boolean {
    return this.#match(sticky) !== null
  }

  read(sticky: RegExp): string | null {
    return this.#match(sticky)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? null
  }

  #match(sticky: RegExp): RegExpExecArray | null {
    const blank = /^\s*/.exec(this.#text.slice(this.#at))?.[0].length ?? 0
    sticky.lastIndex = this.#at + blank
    const match = sticky.exec(this.#text)
    if (match !== null) this.#at = sticky.lastIndex
    return match
  }
}
