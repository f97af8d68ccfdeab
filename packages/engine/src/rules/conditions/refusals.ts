import type { ColumnNames } from './column-names.ts'
import { excerpt, type Place } from './condition-error.ts'
import type { Cursor } from './cursor.ts'
import type { Token } from './lexer.ts'

const MAX_LISTED_NAMES = 10
const OTHER_QUOTE = /^['‘’“”„«]/
const SIZES = new Set(['<', '>', '<=', '>=', '≤', '≥'])

export function refuseAfterStatement(cursor: Cursor): never {
  const found = cursor.show()
  if (cursor.is('mark', ')'))
    return cursor.fail('unexpected', 'Remove this ), because no ( stands before it.')
  if (cursor.is('keyword', 'THEN') || cursor.is('keyword', 'ELSE'))
    return cursor.fail('unexpected', `Start the statement with IF to use ${found}.`)
  if (cursor.is('keyword', 'IF')) return cursor.fail('unexpected', `Write ; before ${found}.`)
  return cursor.fail('unexpected', `Write AND, OR, or ; before ${found}.`)
}

export function refuseWithoutThen(cursor: Cursor): never {
  if (cursor.isAtEndOfStatement)
    return cursor.fail('missing-then', 'Write THEN and a condition after the IF condition.')
  return cursor.fail('missing-then', `Write THEN, AND, or OR before ${cursor.show()}.`)
}

export function refuseWithoutClosing(cursor: Cursor, open: Place): never {
  if (cursor.isAtEndOfStatement || cursor.is('keyword'))
    return cursor.fail('unclosed-parenthesis', 'Close this parenthesis with ).', open)
  return cursor.fail('unexpected', `Write AND, OR, or ) before ${cursor.show()}.`)
}

export function refuseWithoutColumn(cursor: Cursor, columns: ColumnNames): never {
  const { kind, text } = cursor.token
  if (kind === 'name' && columns.find(text) !== null)
    return cursor.fail('missing-condition', `Write the column in brackets: [${excerpt(text)}].`)
  if (cursor.is('keyword', 'IF'))
    return cursor.fail('missing-condition', 'Write IF only at the start of a statement.')
  const example = `a condition like [${excerpt(columns.names[0] ?? 'City')}] = "word"`
  if (cursor.isAtEndOfStatement || kind === 'keyword')
    return cursor.fail('missing-condition', `Write ${example} here.`)
  return cursor.fail('missing-condition', `Write ${example} in place of ${cursor.show()}.`)
}

export function refuseUnknownColumn(cursor: Cursor, { names }: ColumnNames, token: Token): never {
  const known =
    names.length > 0 && names.length <= MAX_LISTED_NAMES
      ? `; the columns are ${names.map((name) => excerpt(name)).join(', ')}`
      : ''
  return cursor.fail('unknown-column', `No column is named ${excerpt(token.text.trim())}${known}.`, token)
}

export function refuseWithoutOperator(cursor: Cursor, operators: string): never {
  const found = cursor.show()
  if (SIZES.has(cursor.token.text))
    return cursor.fail(
      'unknown-operator',
      `Write ${operators} in place of ${found}, because conditions don't compare sizes.`,
    )
  if (cursor.isAtEndOfStatement) return cursor.fail('unknown-operator', `Write ${operators} and a word here.`)
  const position = cursor.is('word') || cursor.is('column') ? 'before' : 'in place of'
  return cursor.fail('unknown-operator', `Write ${operators} ${position} ${found}.`)
}

export function refuseWithoutWord(cursor: Cursor): never {
  const found = cursor.show()
  if (cursor.is('name'))
    return OTHER_QUOTE.test(found)
      ? cursor.fail('unquoted-word', 'Write the word in straight double quotes, like "word".')
      : cursor.fail('unquoted-word', `Write the word in double quotes: "${found}".`)
  if (cursor.isAtEndOfStatement || cursor.is('keyword'))
    return cursor.fail('missing-word', 'Write a word in double quotes here.')
  return cursor.fail('missing-word', `Write a word in double quotes in place of ${found}.`)
}

export function refuseInList(cursor: Cursor, open: Place): never {
  if (cursor.is('word') || cursor.is('name'))
    return cursor.fail('unexpected', `Write a comma before ${cursor.show()}.`)
  return cursor.fail('unclosed-brace', 'Close this list with }.', open)
}
