import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toConditionTokens, toTemplateTokens } from './tokens.ts'

const NAMES = ['City', 'Service']
const columnsOf = (text: string, isField = false) =>
  toTemplateTokens(text, NAMES, isField).map(({ kind, text, column }) => [text, column ?? kind])

describe('the pieces of a pattern', () => {
  it('are columns, by name or number, and the text between them', () => {
    expect(columnsOf('best {Service} in {1}')).toEqual([
      ['best ', 'plain'],
      ['{Service}', 1],
      [' in ', 'plain'],
      ['{1}', 0],
    ])
  })
  it('are plain for doubled braces, and unknown for names that no column has and braces without a partner', () => {
    expect(columnsOf('{{a}} {Town} } {City')).toEqual([
      ['{{', 'plain'],
      ['a', 'plain'],
      ['}}', 'plain'],
      [' ', 'plain'],
      ['{Town}', 'unknown'],
      [' ', 'plain'],
      ['}', 'unknown'],
      [' ', 'plain'],
      ['{City', 'unknown'],
    ])
  })
  it('are the text and the number of the row in fields only', () => {
    expect(columnsOf('{text}{row}', true).map(([, kind]) => kind)).toEqual(['word', 'word'])
    expect(columnsOf('{text}').map(([, kind]) => kind)).toEqual(['unknown'])
    expect(columnsOf('{City|slug}', true)).toEqual([['{City|slug}', 0]])
  })
  it('make the whole text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'{}|ab ["]\\\n') })
    fc.assert(
      fc.property(text, (typed) => {
        for (const tokens of [toTemplateTokens(typed, NAMES, true), toConditionTokens(typed, NAMES)]) {
          expect(tokens.map(({ text }) => text).join('')).toBe(typed)
          for (const { text, from } of tokens) expect(typed.startsWith(text, from)).toBe(true)
        }
      }),
    )
  })
})

describe('the pieces of a condition', () => {
  it('are keywords, columns and words in quotes', () => {
    const tokens = toConditionTokens('IF [City] = "a [b]" THEN [Town] <> "x"', NAMES)
    expect(tokens.filter(({ kind }) => kind !== 'plain').map(({ text, kind }) => [text, kind])).toEqual([
      ['IF', 'word'],
      ['[City]', 'column'],
      ['THEN', 'word'],
      ['[Town]', 'unknown'],
    ])
  })
})
