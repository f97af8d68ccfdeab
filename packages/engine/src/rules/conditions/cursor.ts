import { ConditionError, type ConditionErrorCode, excerpt, type Place } from './condition-error.ts'
import { Lexer, type Token } from './lexer.ts'

export class Cursor {
  readonly #source: string
  readonly #lexer: Lexer
  #token: Token
  #last: Place = { from: 0, to: 0 }

  constructor(source: string) {
    this.#source = source
    this.#lexer = new Lexer(source)
    this.#token = this.#lexer.next()
  }

  get token(): Token {
    return this.#token
  }

  get end(): number {
    return this.#last.to
  }

  get isAtEndOfStatement(): boolean {
    return this.#token.kind === 'end' || this.is('mark', ';')
  }

  is(kind: Token['kind'], text?: string): boolean {
    return this.#token.kind === kind && (text === undefined || this.#token.text === text)
  }

  accept(kind: Token['kind'], text?: string): Token | null {
    if (!this.is(kind, text)) return null
    const token = this.#token
    this.#last = token
    this.#token = this.#lexer.next()
    return token
  }

  slice(from: number, to: number): string {
    return this.#source.slice(from, to)
  }

  show({ from, to }: Place = this.#token): string {
    return excerpt(this.slice(from, to))
  }

  /** Without a place, points at the next token, or at the last one if the text ends here. */
  fail(
    code: ConditionErrorCode,
    message: string,
    place: Place = this.#token.kind === 'end' ? this.#last : this.#token,
  ): never {
    throw new ConditionError(code, message, place)
  }
}
