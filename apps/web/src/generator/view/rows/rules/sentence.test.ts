import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMPARISONS, isComplete, type Term, toCondition, toSentence } from './sentence.ts'

const NAMES = ['City', 'Service', 'City']

const word = fc.string({ minLength: 1, unit: fc.constantFrom(...'ab "\\]{},;é😀') })
const term = fc
  .record({
    column: fc.nat({ max: 2 }),
    comparison: fc.constantFrom(...COMPARISONS),
    words: fc.array(word, { maxLength: 3 }),
  })
  .map(
    ({ words, ...rest }): Term => ({
      ...rest,
      words: rest.comparison.endsWith('-of') ? words : words.slice(0, 1),
    }),
  )

describe('a sentence from pickers', () => {
  it('is written as a condition', () => {
    const when = [{ column: 0, comparison: 'is', words: ['Leeds'] }] as const
    expect(
      toCondition(
        { when, required: { column: 1, comparison: 'none-of', words: ['boat "repair"', 'x'] } },
        NAMES,
      ),
    ).toBe('IF [City] = "Leeds" THEN [Service] NOT IN {"boat \\"repair\\"", "x"}')
  })
  it('is the same after it is written and read', () => {
    const sentence = fc.record({ when: fc.array(term, { minLength: 1, maxLength: 3 }), required: term })
    fc.assert(
      fc.property(sentence, (built) => {
        expect(toSentence(toCondition(built, NAMES), NAMES)).toEqual(built)
      }),
    )
  })
  it('is incomplete as long as a word is not chosen', () => {
    const sentence = toSentence('IF [City] = "" THEN [Service] <> "x"', NAMES)
    expect(sentence?.when[0]?.words).toEqual([])
    expect(sentence && isComplete(sentence)).toBe(false)
  })
  it('names a column by its number if another column has its name', () => {
    expect(toSentence('if [3] like "a*" then [1] = "b";', NAMES)).toEqual({
      when: [{ column: 2, comparison: 'matches', words: ['a*'] }],
      required: { column: 0, comparison: 'is', words: ['b'] },
    })
  })
  it.each([
    'IF [City] = "a" THEN [Service] = "b" ELSE [Service] = "c"',
    'IF [City] = "a" OR [City] = "b" THEN [Service] = "c"',
    'IF NOT [City] = "a" THEN [Service] = "c"',
    'IF [City] = [Service] THEN [Service] = "c"',
    'IF [Town] = "a" THEN [Service] = "c"',
    'IF [City] = "a" THEN [Service] = "c"; [City] = "d"',
    'IF [City] = "a" THEN',
    '[City] <> "a"',
    '',
  ])('can not show %s', (text) => expect(toSentence(text, NAMES)).toBeNull())
})
