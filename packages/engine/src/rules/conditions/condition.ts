/** A test of the words that a row takes. Columns count from 0. Groups and word lists have at least one item. */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly conditions: readonly Condition[] }
  | { readonly kind: 'not'; readonly condition: Condition }
  /** The column's word is one of `words`: `=` and `IN`. */
  | { readonly kind: 'word'; readonly column: number; readonly words: readonly string[] }
  /** The column's whole word matches `pattern`: `*` is any text, `?` is one code point. */
  | { readonly kind: 'like'; readonly column: number; readonly pattern: string }
  /** Both columns have the same word. */
  | { readonly kind: 'same'; readonly column: number; readonly other: number }

/** `IF when THEN required ELSE otherwise`. */
export interface Implication {
  readonly kind: 'if'
  readonly when: Condition
  readonly required: Condition
  readonly otherwise: Condition | null
}

/** A word or pattern as it stands in the text, quotes included. */
export interface Literal {
  readonly kind: 'word' | 'like'
  readonly column: number
  readonly text: string
  readonly from: number
  readonly to: number
}

/** One statement of a text. `from` and `to` are UTF-16 offsets; the semicolon is not part of the statement. */
export interface Statement {
  /** The statement as written, for showing and editing. */
  readonly form: Condition | Implication
  readonly condition: Condition
  readonly literals: readonly Literal[]
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Turns `IF a THEN b ELSE c` into `(NOT a OR b) AND (a OR c)`. */
export function toCondition(form: Condition | Implication): Condition {
  if (form.kind !== 'if') return form
  const { when, required, otherwise } = form
  const then: Condition = { kind: 'any', conditions: [{ kind: 'not', condition: when }, required] }
  if (otherwise === null) return then
  return { kind: 'all', conditions: [then, { kind: 'any', conditions: [when, otherwise] }] }
}

export function columnsOf(condition: Condition): readonly number[] {
  const columns = new Set<number>()
  collectColumns(condition, columns)
  return [...columns].sort((a, b) => a - b)
}

function collectColumns(condition: Condition, columns: Set<number>): void {
  switch (condition.kind) {
    case 'all':
    case 'any':
      for (const part of condition.conditions) collectColumns(part, columns)
      return
    case 'not':
      collectColumns(condition.condition, columns)
      return
    case 'same':
      columns.add(condition.column).add(condition.other)
      return
    default:
      columns.add(condition.column)
  }
}
