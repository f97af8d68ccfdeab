import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Condition, columnsOf, type Implication } from './condition.ts'
import { toConditionText } from './condition-text.ts'
import { holds } from './holds.ts'
import { createMatcher } from './matcher.ts'
import { parseConditions } from './parse-conditions.ts'

const NAMES = ['City', '3', ' "a" \\ b] ', 'IF']
const RUNS = { numRuns: 10_000 }

const column = fc.nat(NAMES.length - 1)
const word = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'ab', '10'),
  fc.string({ unit: fc.constantFrom('a', '"', '\\', ']', ';', '#', ' ', 'é', '😀', '\ud83d'), maxLength: 4 }),
)
const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?', '"', '\\', '😀'), maxLength: 5 })

const term: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constant('word'), column, words: fc.array(word, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('like'), column, pattern }),
  fc
    .record({ kind: fc.constant('same'), column, other: column })
    .filter(({ column, other }) => column !== other),
)

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'medium' },
    { weight: 2, arbitrary: term },
    fc.record({ kind: fc.constant('not'), condition: tie('condition') }),
    fc.record({
      kind: fc.constantFrom('all', 'any'),
      conditions: fc.array(tie('condition'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}))

const form: fc.Arbitrary<Condition | Implication> = fc.oneof(
  condition,
  fc.record({
    kind: fc.constant('if'),
    when: condition,
    required: condition,
    otherwise: fc.option(condition),
  }),
)

const row = fc.tuple(...NAMES.map(() => fc.option(word)))

function naive(form: Condition | Implication, row: readonly (string | null)[]): boolean {
  const wordOf = (column: number) => row[column] ?? null
  if (form.kind === 'if') {
    if (naive(form.when, row)) return naive(form.required, row)
    return form.otherwise === null || naive(form.otherwise, row)
  }
  switch (form.kind) {
    case 'all':
      return !form.conditions.some((part) => !naive(part, row))
    case 'any':
      return form.conditions.some((part) => naive(part, row))
    case 'not':
      return !naive(form.condition, row)
    case 'same':
      return wordOf(form.column) !== null && wordOf(form.column) === wordOf(form.other)
    case 'word':
      return form.words.some((word) => word === wordOf(form.column))
    case 'like':
      return wordOf(form.column) !== null && naiveMatch([...form.pattern], [...(wordOf(form.column) ?? '')])
  }
}

function naiveMatch([part, ...parts]: string[], word: string[]): boolean {
  if (part === undefined) return word.length === 0
  if (part === '*') return [...word, ''].some((_, from) => naiveMatch(parts, word.slice(from)))
  return word.length > 0 && (part === '?' || part === word[0]) && naiveMatch(parts, word.slice(1))
}

describe('every condition', () => {
  it('is read again from its text', () => {
    fc.assert(
      fc.property(fc.array(form, { maxLength: 3 }), (forms) => {
        const text = forms.map((form) => toConditionText(form, NAMES)).join(';\n')
        const statements = parseConditions(text, NAMES)
        expect(statements.map(({ form }) => form)).toEqual(forms)
        for (const { from, to, text: own } of statements) expect(text.slice(from, to)).toBe(own)
      }),
      { numRuns: 3000 },
    )
  })

  it('holds for the rows that meet the statement as written', () => {
    fc.assert(
      fc.property(form, row, (form, row) => {
        const [statement] = parseConditions(toConditionText(form, NAMES), NAMES)
        if (statement === undefined) throw new Error('The statement was lost.')
        expect(holds(statement.condition, (column) => row[column] ?? null)).toBe(naive(form, row))
      }),
      RUNS,
    )
  })

  it('depends only on the columns it mentions', () => {
    fc.assert(
      fc.property(condition, row, row, (condition, row, other) => {
        const columns = columnsOf(condition)
        const mixed = row.map((word, column) => (columns.includes(column) ? word : (other[column] ?? null)))
        expect(holds(condition, (column) => mixed[column] ?? null)).toBe(
          holds(condition, (column) => row[column] ?? null),
        )
      }),
      RUNS,
    )
  })
})

describe('every pattern', () => {
  it('matches the words that a search over all splits matches', () => {
    const few = fc.string({ unit: fc.constantFrom('a', 'b', '😀', '\ud83d'), maxLength: 8 })
    fc.assert(
      fc.property(pattern, few, (pattern, word) => {
        expect(createMatcher(pattern)(word)).toBe(naiveMatch([...pattern], [...word]))
      }),
      RUNS,
    )
  })
})
