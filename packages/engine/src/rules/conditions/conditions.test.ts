import { describe, expect, it, vi } from 'vitest'
import { type Condition, columnsOf } from './condition.ts'
import { toConditionText } from './condition-text.ts'
import { holds } from './holds.ts'
import { createMatcher } from './matcher.ts'
import { parseConditions } from './parse-conditions.ts'
import { findUnknownWords } from './unknown-words.ts'

const NAMES = ['City', 'Service', 'Year']

const leeds: Condition = { kind: 'word', column: 0, words: ['Leeds'] }
const plumber: Condition = { kind: 'word', column: 1, words: ['plumber'] }
const thisYear: Condition = { kind: 'word', column: 2, words: ['2026'] }

function parse(text: string, names = NAMES): Condition[] {
  return parseConditions(text, names).map(({ condition }) => condition)
}

function not(condition: Condition): Condition {
  return { kind: 'not', condition }
}

describe('a statement', () => {
  it('demands THEN of the rows that meet IF, and ELSE of the others', () => {
    expect(parse('IF [City] = "Leeds" THEN [Service] = "plumber"')).toEqual([
      { kind: 'any', conditions: [not(leeds), plumber] },
    ])
    expect(parse('IF [City] = "Leeds" THEN [Service] = "plumber" ELSE [Year] = "2026"')).toEqual([
      {
        kind: 'all',
        conditions: [
          { kind: 'any', conditions: [not(leeds), plumber] },
          { kind: 'any', conditions: [leeds, thisYear] },
        ],
      },
    ])
  })

  it('may be a plain condition, which every row must meet', () => {
    expect(parse('[City] = "Leeds"')).toEqual([leeds])
  })

  it('ends with a semicolon, which the last one may leave out', () => {
    expect(parse('[City] = "Leeds"; [Service] = "plumber"')).toEqual([leeds, plumber])
    expect(parse(';;[City] = "Leeds";\n;[Service] = "plumber";')).toEqual([leeds, plumber])
    expect(parse(' \n')).toEqual([])
  })

  it('knows its text, its place, and its form as written', () => {
    const text = ' [City] = "Leeds" ;\n if [City] = "Leeds"\n then [Service] = "plumber" ; '
    const [first, second] = parseConditions(text, NAMES)
    expect(first).toMatchObject({ text: '[City] = "Leeds"', from: 1, form: leeds })
    expect(second).toMatchObject({
      text: 'if [City] = "Leeds"\n then [Service] = "plumber"',
      form: { kind: 'if', when: leeds, required: plumber, otherwise: null },
    })
    expect(text.slice(second?.from, second?.to)).toBe(second?.text)
  })

  it('may stand between lines of comment', () => {
    expect(parse('# cities; "\n  # more\n[City] =\n#\n"Leeds";\n# end')).toEqual([leeds])
  })
})

describe('a condition', () => {
  it('reads keywords in any case and needs no spaces', () => {
    const expected = [{ kind: 'any', conditions: [not(not(leeds)), plumber] }]
    expect(parse('iF not[City]="Leeds"tHen[Service]="plumber"')).toEqual(expected)
  })

  it('binds NOT tighter than AND, and AND tighter than OR', () => {
    expect(parse('NOT [City] = "Leeds" AND [Service] = "plumber" OR [Year] = "2026"')).toEqual([
      { kind: 'any', conditions: [{ kind: 'all', conditions: [not(leeds), plumber] }, thisYear] },
    ])
    expect(parse('NOT ([City] = "Leeds" AND ([Service] = "plumber" OR [Year] = "2026"))')).toEqual([
      not({ kind: 'all', conditions: [leeds, { kind: 'any', conditions: [plumber, thisYear] }] }),
    ])
  })

  it('compares a column with a word, a list, a pattern, or another column', () => {
    const list: Condition = { kind: 'word', column: 0, words: ['Leeds', 'York'] }
    const pattern: Condition = { kind: 'like', column: 0, pattern: 'L*' }
    const same: Condition = { kind: 'same', column: 0, other: 2 }
    expect(parse('[City] <> "Leeds"')).toEqual([not(leeds)])
    expect(parse('[City] IN {"Leeds","York"}; [City] NOT IN { "Leeds" , "York" }')).toEqual([list, not(list)])
    expect(parse('[City] LIKE "L*"; [City] NOT LIKE "L*"')).toEqual([pattern, not(pattern)])
    expect(parse('[City] = [Year]; [City] <> [Year]')).toEqual([same, not(same)])
  })

  it('takes a number without quotes as the word as written', () => {
    expect(parse('[Year] IN {2026, -1, 1.50, 007, 1e3}')).toEqual([
      { kind: 'word', column: 2, words: ['2026', '-1', '1.50', '007', '1e3'] },
    ])
  })

  it('reads \\", \\\\ and \\] in words and names', () => {
    expect(parse('[5\\" \\\\ [a\\]] = "\\"a\\" \\\\ \\]"'.replace('[a', 'a'), ['5" \\ a]'])).toEqual([
      { kind: 'word', column: 0, words: ['"a" \\ ]'] },
    ])
  })

  it('names a column by its trimmed name, or by its number if no column has that name', () => {
    const column = (text: string, names: string[]) => columnsOf(parse(text, names)[0] ?? leeds)
    expect(column('[ Service ] = "a"', NAMES)).toEqual([1])
    expect(column('[2] = "a"', NAMES)).toEqual([1])
    expect(column('[2] = "a"', ['City', 'Service', ' 2 '])).toEqual([2])
  })

  it('mentions its columns in ascending order', () => {
    expect(columnsOf(parse('NOT ([3] = [1]) AND [3] LIKE "a" OR [1] = "b"')[0] ?? leeds)).toEqual([0, 2])
  })
})

describe('a row', () => {
  const meets = (text: string, words: (string | null)[]) =>
    parse(text).every((condition) => holds(condition, (column) => words[column] ?? null))

  it('meets a condition by its words, compared exactly', () => {
    expect(meets('[City] = "Leeds"', ['Leeds'])).toBe(true)
    expect(meets('[City] = "Leeds"', ['leeds'])).toBe(false)
    expect(meets('[City] IN {"York", "Leeds"}', ['Leeds'])).toBe(true)
    expect(meets('[City] LIKE "?eed*"', ['Leeds'])).toBe(true)
    expect(meets('[City] = [Service]', ['a', 'a'])).toBe(true)
    expect(meets('[City] <> [Service]', ['a', 'b'])).toBe(true)
  })

  it('equals nothing in a column that it leaves out', () => {
    for (const text of ['[City] = ""', '[City] IN {"", "a"}', '[City] LIKE "*"', '[City] = [Year]'])
      expect(meets(text, [null, 'a', null])).toBe(false)
    for (const text of ['[City] <> "a"', '[City] <> [Service]', '[Service] <> [City]', '[City] <> [Year]'])
      expect(meets(text, [null, 'a', null])).toBe(true)
  })
})

describe('a pattern', () => {
  it.each([
    ['', '', true],
    ['', 'a', false],
    ['*', '', true],
    ['?', '', false],
    ['a*', 'ab', true],
    ['a*', 'ba', false],
    ['*a', 'aba', true],
    ['a*b*c', 'a-b-b-c', true],
    ['a*b*c', 'a-c-b', false],
    ['a.c', 'abc', false],
    ['A', 'a', false],
    ['?', '😀', true],
    ['??', '😀', false],
    ['*?é', '😀é', true],
    ['\ud83d*', '😀', false],
    ['**?**', 'a', true],
  ])('%j matches the whole of %j: %j', (pattern, word, expected) => {
    expect(createMatcher(pattern)(word)).toBe(expected)
  })

  it.each(['*a'.repeat(100), `${'*a'.repeat(90)}*b`, `*${'a?'.repeat(90)}b*`, `*${'a'.repeat(190)}b`])(
    'reads twice as much of a word that is twice as long: %s',
    (pattern) => {
      const matches = createMatcher(pattern)
      using readCharacters = vi.spyOn(String.prototype, 'codePointAt')
      const readIn = (length: number) => {
        readCharacters.mockClear()
        expect(matches('a'.repeat(length))).toBe(!pattern.includes('b'))
        return readCharacters.mock.calls.length
      }
      const [once, twice] = [readIn(1000), readIn(2000)]
      expect(twice).toBeLessThan(2.5 * once)
    },
  )
})

describe('the text of a condition', () => {
  it.each([
    '[City] <> "Leeds"',
    '[City] <> [Year]',
    '[City] = "a \\"b\\" \\\\"',
    'NOT [City] IN {"a", "b"}',
    'NOT [City] LIKE "a*"',
    'NOT ([City] = "a" AND [Year] = "b")',
    '([City] = "a" AND [Year] = "b") OR [City] = [Service]',
    'IF [City] = "a" THEN [Year] = "b"',
    'IF [City] = "a" OR [City] = "c" THEN [Year] = "b" ELSE NOT [Year] <> "d"',
  ])('is written as it was read: %s', (text) => {
    const [statement] = parseConditions(text, NAMES)
    expect(toConditionText(statement?.form ?? leeds, NAMES)).toBe(text)
  })

  it('names a column by its number if another has its name', () => {
    expect(toConditionText({ kind: 'same', column: 0, other: 2 }, ['A', 'B', 'A'])).toBe('[A] = [3]')
  })
})

describe('unknown words', () => {
  const columns = [['Leeds', 'York'], ['plumber'], ['2026']]
  const problems = (text: string) =>
    findUnknownWords(parseConditions(text, NAMES), NAMES, columns).map(({ from, to, message }) => [
      text.slice(from, to),
      message,
    ])

  it('are found at their places, in the order of the text', () => {
    expect(problems('IF [City] = "Bath" THEN [Year] <> 2025; [City] IN {"York", "Bath", "Leeds"}')).toEqual([
      ['"Bath"', 'City has no word "Bath".'],
      ['2025', 'Year has no word "2025".'],
      ['"Bath"', 'City has no word "Bath".'],
    ])
  })

  it('come with the word that differs by case only', () => {
    expect(problems('[City] = "leeds"')).toEqual([
      ['"leeds"', 'City has no word "leeds", but it has "Leeds".'],
    ])
  })

  it('include patterns that match no word', () => {
    expect(problems('[City] LIKE "B*"; [City] LIKE "Y*"')).toEqual([
      ['"B*"', 'City has no word that matches "B*".'],
    ])
  })
})
