export type ConditionErrorCode =
  | 'bad-escape'
  | 'empty-list'
  | 'missing-condition'
  | 'missing-list'
  | 'missing-then'
  | 'missing-word'
  | 'pattern-too-long'
  | 'same-column'
  | 'too-deep'
  | 'too-many-terms'
  | 'unclosed-brace'
  | 'unclosed-bracket'
  | 'unclosed-parenthesis'
  | 'unclosed-quote'
  | 'unexpected'
  | 'unknown-column'
  | 'unknown-operator'
  | 'unquoted-word'

/** A range of UTF-16 offsets. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** The text can't be read. The message is one sentence for people: what is wrong and what to write. */
export class ConditionError extends Error {
  override readonly name = 'ConditionError'
  readonly code: ConditionErrorCode
  readonly from: number
  readonly to: number

  constructor(code: ConditionErrorCode, message: string, { from, to }: Place) {
    super(message)
    this.code = code
    this.from = from
    this.to = to
  }
}

const LONGEST_EXCERPT = 40

export function excerpt(text: string): string {
  if (text.length <= LONGEST_EXCERPT) return text
  return `${[...text.slice(0, LONGEST_EXCERPT)]
    .slice(0, LONGEST_EXCERPT - 1)
    .join('')
    .toWellFormed()}…`
}
