import { ConditionError, type Place } from './condition-error.ts'

export interface Token extends Place {
  /** `name` is text without quotes that is neither a keyword nor a number. */
  readonly kind: 'column' | 'word' | 'operator' | 'mark' | 'keyword' | 'name' | 'end'
  /** The name of a column or the word without escapes; a keyword in capitals; otherwise the source text. */
  readonly text: string
}

const BLANK = /\s+/y
/** A comment is a whole line, as in PICT. */
const COMMENT = /#(?<=^[^\S\r\n]*#).*/my
const MARKS = '(){},;]'
const OPERATOR = /[=<>!≠≤≥]+/y
const BARE = /[^\s()[\]{},;"=<>!≠≤≥]+/y

const KEYWORD = /^(?:IF|THEN|ELSE|AND|OR|NOT|IN|LIKE)$/i
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i

export class Lexer {
  readonly #source: string
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  next(): Token {
    this.#skipBlanks()
    const from = this.#at
    const character = this.#source[from]
    if (character === undefined) return { kind: 'end', text: '', from, to: from }
    if (character === '[') return this.#enclosed('column')
    if (character === '"') return this.#enclosed('word')
    if (MARKS.includes(character)) return { kind: 'mark', text: character, from, to: ++this.#at }
    const operator = this.#read(OPERATOR)
    if (operator !== '') return { kind: 'operator', text: operator, from, to: this.#at }
    const text = this.#read(BARE)
    const to = this.#at
    if (KEYWORD.test(text)) return { kind: 'keyword', text: text.toUpperCase(), from, to }
    return { kind: NUMBER.test(text) ? 'word' : 'name', text, from, to }
  }

  #skipBlanks(): void {
    do this.#read(BLANK)
    while (this.#source[this.#at] === '#' && this.#read(COMMENT) !== '')
  }

  #read(pattern: RegExp): string {
    const from = this.#at
    pattern.lastIndex = from
    if (pattern.test(this.#source)) this.#at = pattern.lastIndex
    return this.#source.slice(from, this.#at)
  }

  #enclosed(kind: 'column' | 'word'): Token {
    const { inside, close } = ENCLOSED[kind]
    const from = this.#at++
    let text = ''
    while (true) {
      text += this.#read(inside)
      const character = this.#source[this.#at]
      if (character === close) return { kind, text, from, to: ++this.#at }
      if (character !== '\\') throw unclosed(kind, { from, to: this.#at })
      text += this.#escaped()
    }
  }

  #escaped(): string {
    const character = this.#source[this.#at + 1] ?? ''
    if (character === '' || !'\\"]'.includes(character))
      throw new ConditionError('bad-escape', 'Write \\\\ for a backslash.', {
        from: this.#at,
        to: this.#at + 1,
      })
    this.#at += 2
    return character
  }
}

const ENCLOSED = {
  column: { inside: /[^[\]\\\r\n]+/y, close: ']' },
  word: { inside: /[^"\\\r\n]+/y, close: '"' },
}

function unclosed(kind: 'column' | 'word', place: Place): ConditionError {
  return kind === 'column'
    ? new ConditionError('unclosed-bracket', 'Write ] after the name of the column.', place)
    : new ConditionError('unclosed-quote', 'Write " after the word.', place)
}
