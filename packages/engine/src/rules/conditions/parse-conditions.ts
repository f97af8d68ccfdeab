import { ColumnNames } from './column-names.ts'
import { type Condition, type Implication, type Literal, type Statement, toCondition } from './condition.ts'
import { Cursor } from './cursor.ts'
import type { Token } from './lexer.ts'
import { LONGEST_PATTERN } from './matcher.ts'
import {
  refuseAfterStatement,
  refuseInList,
  refuseUnknownColumn,
  refuseWithoutClosing,
  refuseWithoutColumn,
  refuseWithoutOperator,
  refuseWithoutThen,
  refuseWithoutWord,
} from './refusals.ts'

/** The most comparisons in a text. */
export const MAX_TERMS = 10_000
/** The most parentheses and NOTs inside each other. */
export const MAX_DEPTH = 100

/**
 * Reads statements separated by semicolons, in a subset of PICT's constraint language:
 * `IF [City] = "Leeds" THEN [Service] <> "boat repair";`. Words are compared exactly; keywords may have any
 * case. Source: https://github.com/microsoft/pict/blob/main/doc/pict.md#constraints
 *
 * @throws {ConditionError} at the first place that can't be read
 */
export function parseConditions(text: string, names: readonly string[]): readonly Statement[] {
  return new Parser(text, names).statements()
}

class Parser {
  readonly #cursor: Cursor
  readonly #columns: ColumnNames
  #literals: Literal[] = []
  #terms = 0
  #depth = 0

  constructor(text: string, names: readonly string[]) {
    this.#cursor = new Cursor(text)
    this.#columns = new ColumnNames(names)
  }

  statements(): Statement[] {
    const statements: Statement[] = []
    while (true) {
      while (this.#skip('mark', ';'));
      if (this.#cursor.is('end')) return statements
      statements.push(this.#statement())
      if (!this.#cursor.isAtEndOfStatement) refuseAfterStatement(this.#cursor)
    }
  }

  #statement(): Statement {
    const { from } = this.#cursor.token
    this.#literals = []
    const form = this.#skip('keyword', 'IF') ? this.#implication() : this.#any()
    const to = this.#cursor.end
    const text = this.#cursor.slice(from, to)
    return { form, condition: toCondition(form), literals: this.#literals, text, from, to }
  }

  #implication(): Implication {
    const when = this.#any()
    if (!this.#skip('keyword', 'THEN')) refuseWithoutThen(this.#cursor)
    const required = this.#any()
    const otherwise = this.#skip('keyword', 'ELSE') ? this.#any() : null
    return { kind: 'if', when, required, otherwise }
  }

  #any(): Condition {
    return this.#group('any', 'OR', () => this.#group('all', 'AND', () => this.#operand()))
  }

  #group(kind: 'all' | 'any', separator: string, read: () => Condition): Condition {
    const first = read()
    const conditions = [first]
    while (this.#skip('keyword', separator)) conditions.push(read())
    return conditions.length === 1 ? first : { kind, conditions }
  }

  #operand(): Condition {
    const { token } = this.#cursor
    if (this.#skip('mark', '(')) return this.#nested(token, () => this.#parenthesized(token))
    if (this.#skip('keyword', 'NOT')) return this.#nested(token, () => negate(this.#operand()))
    return this.#term()
  }

  #nested(opening: Token, read: () => Condition): Condition {
    if (++this.#depth > MAX_DEPTH)
      this.#cursor.fail('too-deep', `Use at most ${MAX_DEPTH} levels of parentheses and NOT.`, opening)
    const condition = read()
    this.#depth--
    return condition
  }

  #parenthesized(open: Token): Condition {
    const condition = this.#any()
    return this.#skip('mark', ')') ? condition : refuseWithoutClosing(this.#cursor, open)
  }

  #term(): Condition {
    const token = this.#cursor.accept('column') ?? refuseWithoutColumn(this.#cursor, this.#columns)
    if (++this.#terms > MAX_TERMS)
      this.#cursor.fail(
        'too-many-terms',
        `Use at most ${MAX_TERMS.toLocaleString('en-US')} comparisons; IN {…} compares a column with many words.`,
        token,
      )
    const column = this.#columnOf(token)
    if (this.#skip('operator', '=')) return this.#equal(column)
    if (this.#skip('operator', '<>')) return negate(this.#equal(column))
    if (this.#skip('keyword', 'NOT')) return negate(this.#inOrLike(column, 'IN or LIKE'))
    return this.#inOrLike(column, '=, <>, IN, or LIKE')
  }

  #equal(column: number): Condition {
    const token = this.#cursor.accept('column')
    if (token === null) return { kind: 'word', column, words: [this.#word('word', column)] }
    const other = this.#columnOf(token)
    if (other === column)
      this.#cursor.fail('same-column', 'Compare the column with a word or another column.', token)
    return { kind: 'same', column, other }
  }

  #inOrLike(column: number, operators: string): Condition {
    if (this.#skip('keyword', 'IN')) return { kind: 'word', column, words: this.#list(column) }
    if (this.#skip('keyword', 'LIKE')) return { kind: 'like', column, pattern: this.#pattern(column) }
    return refuseWithoutOperator(this.#cursor, operators)
  }

  #list(column: number): string[] {
    const { token: open } = this.#cursor
    if (!this.#skip('mark', '{'))
      this.#cursor.fail('missing-list', 'Write the words after IN in braces, like {"a", "b"}.')
    if (this.#cursor.is('mark', '}'))
      this.#cursor.fail('empty-list', 'Write at least one word between { and }.', {
        from: open.from,
        to: this.#cursor.token.to,
      })
    const words: string[] = []
    do {
      if (this.#cursor.isAtEndOfStatement) refuseInList(this.#cursor, open)
      words.push(this.#word('word', column))
    } while (this.#skip('mark', ','))
    if (!this.#skip('mark', '}')) refuseInList(this.#cursor, open)
    return words
  }

  #pattern(column: number): string {
    const { token } = this.#cursor
    const pattern = this.#word('like', column)
    if (pattern.length > LONGEST_PATTERN * 2 || [...pattern].length > LONGEST_PATTERN)
      this.#cursor.fail('pattern-too-long', `Write at most ${LONGEST_PATTERN} characters after LIKE.`, token)
    return pattern
  }

  #word(kind: Literal['kind'], column: number): string {
    const { text, from, to } = this.#cursor.accept('word') ?? refuseWithoutWord(this.#cursor)
    this.#literals.push({ kind, column, text, from, to })
    return text
  }

  #columnOf(token: Token): number {
    return this.#columns.find(token.text) ?? refuseUnknownColumn(this.#cursor, this.#columns, token)
  }

  #skip(kind: Token['kind'], text: string): boolean {
    return this.#cursor.accept(kind, text) !== null
  }
}

function negate(condition: Condition): Condition {
  return { kind: 'not', condition }
}
