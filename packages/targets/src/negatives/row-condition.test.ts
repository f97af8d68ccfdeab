import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createKeyword, MATCH_TYPES } from './keyword.ts'
import { matches } from './matching.ts'
import { createRowMatcher, type RowCondition } from './row-condition.ts'

function holds(condition: RowCondition | boolean, words: readonly string[]): boolean {
  if (typeof condition === 'boolean') return condition
  if (condition.kind === 'word') return condition.words.includes(words[condition.column] ?? '')
  const held = condition.conditions.map((part) => holds(part, words))
  return condition.kind === 'all' ? held.every(Boolean) : held.some(Boolean)
}

describe('the rows that a negative matches', () => {
  it('are told by the words of columns', () => {
    const matcher = createRowMatcher({
      lead: '',
      places: [
        { column: 0, words: ['red', 'tan'], tail: ' running ' },
        { column: 1, words: ['shoes', 'Shoes sale'], tail: '' },
      ],
    })
    expect(matcher?.(createKeyword('sale red', 'broad'))).toEqual({
      kind: 'all',
      conditions: [
        { kind: 'word', column: 1, words: ['Shoes sale'] },
        { kind: 'word', column: 0, words: ['red'] },
      ],
    })
    expect(matcher?.(createKeyword('tan running shoes', 'phrase'))).toEqual({
      kind: 'word',
      column: 0,
      words: ['tan'],
    })
    expect(matcher?.(createKeyword('running', 'broad'))).toBe(true)
    expect(matcher?.(createKeyword('boots', 'broad'))).toBe(false)
  })

  it.each(['', '-', ' -', '- '])("aren't told if columns are joined by '%s'", (tail) => {
    const places = [
      { column: 0, words: ['red'], tail },
      { column: 1, words: ['shoes'], tail: '' },
    ]
    expect(createRowMatcher({ lead: '', places })).toBeNull()
  })

  it("aren't told if a text before or behind the row runs into it", () => {
    const place = { column: 0, words: ['red'], tail: '' }
    expect(createRowMatcher({ lead: 'x', places: [place] })).toBeNull()
    expect(createRowMatcher({ lead: '', places: [{ ...place, tail: 's' }] })).toBeNull()
  })

  const token = fc.constantFrom('a', 'b', 'A')
  const phrase = (most: number) => fc.array(token, { maxLength: most }).map((tokens) => tokens.join(' '))
  const words = fc.array(phrase(3), { minLength: 1, maxLength: 4 })
  const gap = phrase(1).map((text) => (text === '' ? ' ' : ` ${text} `))
  const shape = fc
    .tuple(
      phrase(1),
      fc.array(fc.tuple(fc.constantFrom(0, 1, 2), gap), { minLength: 1, maxLength: 3 }),
      phrase(1),
    )
    .map(([lead, places, end]) => ({ lead: lead && `${lead} `, places, end: end && ` ${end}` }))

  it('are those whose text it matches', () => {
    fc.assert(
      fc.property(
        shape,
        fc.tuple(words, words, words),
        fc.array(token, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...MATCH_TYPES),
        ({ lead, places, end }, columns, tokens, matchType) => {
          const shown = places.map(([column, tail], i) => ({
            column,
            words: columns[column] ?? [],
            tail: i === places.length - 1 ? end : tail,
          }))
          const term = createKeyword(tokens.join(' '), matchType)
          const condition = createRowMatcher({ lead, places: shown })?.(term) ?? false
          const [first, second, third] = columns
          for (const one of first)
            for (const two of second)
              for (const three of third) {
                const row = [one, two, three]
                const text = shown.reduce((sum, { column, tail }) => sum + row[column] + tail, lead)
                expect(holds(condition, row)).toBe(matches(term, createKeyword(text, 'exact').words))
              }
        },
      ),
    )
  })
})
