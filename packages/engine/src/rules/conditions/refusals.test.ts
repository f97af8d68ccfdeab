import { describe, expect, it } from 'vitest'
import { ConditionError } from './condition-error.ts'
import { MAX_DEPTH, MAX_TERMS, parseConditions } from './parse-conditions.ts'

const NAMES = ['City', 'Service', 'Year']

function refusal(text: string, names = NAMES): { code: string; at: string; message: string } {
  try {
    parseConditions(text, names)
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error
    return { code: error.code, at: text.slice(error.from, error.to), message: error.message }
  }
  throw new Error('The text was read.')
}

describe("a text that can't be read", () => {
  it.each([
    [
      '[Town] = "a"',
      'unknown-column',
      '[Town]',
      'No column is named Town; the columns are City, Service, Year.',
    ],
    ['[0] = "a"', 'unknown-column', '[0]', 'No column is named 0; the columns are City, Service, Year.'],
    ['[4] = "a"', 'unknown-column', '[4]', 'No column is named 4; the columns are City, Service, Year.'],
    ['[City] = "a\n[City] = "b"', 'unclosed-quote', '"a', 'Write " after the word.'],
    ['[City = "a"', 'unclosed-bracket', '[City = "a"', 'Write ] after the name of the column.'],
    ['[City [Year] = "a"', 'unclosed-bracket', '[City ', 'Write ] after the name of the column.'],
    ['[City] IN {"a", "b"; [City] = "a"', 'unclosed-brace', '{', 'Close this list with }.'],
    ['[City] IN {"a",', 'unclosed-brace', '{', 'Close this list with }.'],
    ['[City] IN {"a" "b"}', 'unexpected', '"b"', 'Write a comma before "b".'],
    ['[City] IN {"a",}', 'missing-word', '}', 'Write a word in double quotes in place of }.'],
    ['[City] IN { }', 'empty-list', '{ }', 'Write at least one word between { and }.'],
    ['[City] IN "a"', 'missing-list', '"a"', 'Write the words after IN in braces, like {"a", "b"}.'],
    ['(([City] = "a")', 'unclosed-parenthesis', '(', 'Close this parenthesis with ).'],
    ['IF ([City] = "a" THEN [1] = "b"', 'unclosed-parenthesis', '(', 'Close this parenthesis with ).'],
    ['([City] = "a" "b")', 'unexpected', '"b"', 'Write AND, OR, or ) before "b".'],
    ['[City] = "a")', 'unexpected', ')', 'Remove this ), because no ( stands before it.'],
    ['IF [City] = "a"', 'missing-then', '"a"', 'Write THEN and a condition after the IF condition.'],
    ['IF [City] = "a" [1] = "b"', 'missing-then', '[1]', 'Write THEN, AND, or OR before [1].'],
    ['[City] = "a" THEN [1] = "b"', 'unexpected', 'THEN', 'Start the statement with IF to use THEN.'],
    ['[City] = "a" IF [1] = "b"', 'unexpected', 'IF', 'Write ; before IF.'],
    ['[City] = "a" or else', 'missing-condition', 'else', 'Write a condition like [City] = "word" here.'],
    ['[City] = "a" XOR [1] = "b"', 'unexpected', 'XOR', 'Write AND, OR, or ; before XOR.'],
    ['City = "a"', 'missing-condition', 'City', 'Write the column in brackets: [City].'],
    ['"a" = [City]', 'missing-condition', '"a"', 'Write a condition like [City] = "word" in place of "a".'],
    ['NOT', 'missing-condition', 'NOT', 'Write a condition like [City] = "word" here.'],
    ['IF IF [1] = "a"', 'missing-condition', 'IF', 'Write IF only at the start of a statement.'],
    ['[City] = Leeds', 'unquoted-word', 'Leeds', 'Write the word in double quotes: "Leeds".'],
    [
      '[City] = “Leeds”',
      'unquoted-word',
      '“Leeds”',
      'Write the word in straight double quotes, like "word".',
    ],
    ['[City] = # Leeds', 'unquoted-word', '#', 'Write the word in double quotes: "#".'],
    ['[City] = ;', 'missing-word', ';', 'Write a word in double quotes here.'],
    ['[City] LIKE [Year]', 'missing-word', '[Year]', 'Write a word in double quotes in place of [Year].'],
    ['[City] = "C:\\temp"', 'bad-escape', '\\', 'Write \\\\ for a backslash.'],
    ['[City]', 'unknown-operator', '[City]', 'Write =, <>, IN, or LIKE and a word here.'],
    ['[City] "a"', 'unknown-operator', '"a"', 'Write =, <>, IN, or LIKE before "a".'],
    ['[City] is "a"', 'unknown-operator', 'is', 'Write =, <>, IN, or LIKE in place of is.'],
    ['[City] != "a"', 'unknown-operator', '!=', 'Write =, <>, IN, or LIKE in place of !=.'],
    ['[City] NOT = "a"', 'unknown-operator', '=', 'Write IN or LIKE in place of =.'],
    ['[City] = [1]', 'same-column', '[1]', 'Compare the column with a word or another column.'],
  ])('%j', (text, code, at, message) => {
    expect(refusal(text)).toEqual({ code, at, message })
  })

  it.each(['<', '>', '<=', '>='])('compares sizes with %s', (operator) => {
    expect(refusal(`[Year] ${operator} 2026`)).toEqual({
      code: 'unknown-operator',
      at: operator,
      message: `Write =, <>, IN, or LIKE in place of ${operator}, because conditions don't compare sizes.`,
    })
  })

  it('lists the columns only if they are few', () => {
    const names = Array.from({ length: 11 }, (_, i) => `Column ${i + 1}`)
    expect(refusal('[Town] = "a"', names).message).toBe('No column is named Town.')
  })

  it('shows only the start of what is long', () => {
    expect(refusal(`[City] = ${'😀'.repeat(1000)}`).message.length).toBeLessThan(100)
  })

  it('has too many comparisons', () => {
    const text = (terms: number) => '[City] = "a";'.repeat(terms)
    expect(parseConditions(text(MAX_TERMS), NAMES).length).toBe(MAX_TERMS)
    expect(refusal(text(MAX_TERMS + 1))).toMatchObject({ code: 'too-many-terms', at: '[City]' })
  })

  it('nests too deep', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}[City] = "Leeds"${')'.repeat(depth)}`
    expect(parseConditions(nested(MAX_DEPTH), NAMES).length).toBe(1)
    expect(refusal(nested(MAX_DEPTH + 1)).code).toBe('too-deep')
    expect(refusal('('.repeat(1_000_000)).code).toBe('too-deep')
    expect(refusal('NOT '.repeat(250_000)).code).toBe('too-deep')
  })

  it('has a pattern of more than 200 characters', () => {
    expect(parseConditions(`[City] LIKE "${'😀'.repeat(200)}"`, NAMES).length).toBe(1)
    expect(refusal(`[City] LIKE "${'a'.repeat(201)}"`).code).toBe('pattern-too-long')
  })

  it.each([
    ['words', 'a'],
    ['digits', '1'],
    ['quotes', '"'],
    ['brackets', '['],
    ['escapes', '"\\"'],
    ['comments', '#'],
    ['spaces before a comment', ' '],
    ['operators', '<'],
    ['marks', '{,}'],
    ['lists', '[1] IN {"a","b","c"} OR '],
    ['semicolons', ';'],
  ])('is refused or read long before the time limit of tests when it is a megabyte of %s', (_, unit) => {
    const text = unit.repeat(Math.ceil(1_000_000 / unit.length))
    for (const typed of [text, `[1] = ${text}#`]) {
      try {
        parseConditions(typed, NAMES)
      } catch (error) {
        expect(error).toBeInstanceOf(ConditionError)
      }
    }
  })
})
