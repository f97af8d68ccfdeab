import { ColumnNames } from './column-names.ts'
import type { Condition, Implication } from './condition.ts'

/** Writes one statement without its semicolon. Names have no brackets; names and words have no line breaks. */
export function toConditionText(form: Condition | Implication, names: readonly string[]): string {
  const columns = new ColumnNames(names)
  if (form.kind !== 'if') return write(form, columns)
  const { when, required, otherwise } = form
  const text = `IF ${write(when, columns)} THEN ${write(required, columns)}`
  return otherwise === null ? text : `${text} ELSE ${write(otherwise, columns)}`
}

function write(condition: Condition, columns: ColumnNames): string {
  switch (condition.kind) {
    case 'all':
      return condition.conditions.map((part) => writePart(part, columns)).join(' AND ')
    case 'any':
      return condition.conditions.map((part) => writePart(part, columns)).join(' OR ')
    case 'not':
      return writeNot(condition.condition, columns)
    case 'word':
      return `${column(condition.column, columns)} ${writeWords(condition.words)}`
    case 'like':
      return `${column(condition.column, columns)} LIKE ${quote(condition.pattern)}`
    case 'same':
      return `${column(condition.column, columns)} = ${column(condition.other, columns)}`
  }
}

function writePart(part: Condition, columns: ColumnNames): string {
  const text = write(part, columns)
  return part.kind === 'all' || part.kind === 'any' ? `(${text})` : text
}

function writeNot(negated: Condition, columns: ColumnNames): string {
  const [word, ...others] = negated.kind === 'word' ? negated.words : []
  if (negated.kind === 'same')
    return `${column(negated.column, columns)} <> ${column(negated.other, columns)}`
  if (negated.kind === 'word' && word !== undefined && others.length === 0)
    return `${column(negated.column, columns)} <> ${quote(word)}`
  return `NOT ${writePart(negated, columns)}`
}

function writeWords(words: readonly string[]): string {
  const [word, ...others] = words
  return word !== undefined && others.length === 0
    ? `= ${quote(word)}`
    : `IN {${words.map((each) => quote(each)).join(', ')}}`
}

function column(column: number, columns: ColumnNames): string {
  return `[${columns.toReference(column).replace(/[\\\]]/g, '\\$&')}]`
}

function quote(word: string): string {
  return `"${word.replace(/[\\"]/g, '\\$&')}"`
}
