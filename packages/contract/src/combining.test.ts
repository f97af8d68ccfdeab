import { describe, expect, it } from 'vitest'
import {
  countCharacters,
  DEFAULT_OPTIONS,
  splitWrap,
  toSavedSeparator,
  toSavedWrap,
  toTexts,
} from './combining.ts'

describe('options', () => {
  it('put nothing between and around words unless told', () => {
    expect(toTexts(DEFAULT_OPTIONS)).toEqual({
      separator: '',
      prefix: '',
      suffix: '',
      removeWhitespace: true,
    })
  })

  it.each([
    ['space', ' '],
    ['minus', '-'],
    ['plus', '+'],
  ] as const)('know the separator %s', (separator, text) => {
    expect(toTexts({ ...DEFAULT_OPTIONS, separator })).toMatchObject({
      separator: text,
      removeWhitespace: false,
    })
  })

  it('take an empty custom separator as it is, with the whitespace in words', () => {
    const options = { ...DEFAULT_OPTIONS, separator: 'custom' as const }
    expect(toTexts(options)).toMatchObject({ separator: '', removeWhitespace: false })
  })

  it('wrap in quotes, brackets or custom texts', () => {
    const custom = { customPrefix: '<<', customSuffix: '🎉' }
    expect(toTexts({ ...DEFAULT_OPTIONS, wrap: 'quotes' })).toMatchObject({ prefix: '"', suffix: '"' })
    expect(toTexts({ ...DEFAULT_OPTIONS, wrap: 'brackets' })).toMatchObject({ prefix: '[', suffix: ']' })
    expect(toTexts({ ...DEFAULT_OPTIONS, ...custom, wrap: 'custom' })).toMatchObject({
      prefix: '<<',
      suffix: '🎉',
    })
  })
})

describe('the separator and wrap of a saved result', () => {
  it('are the names of the choices', () => {
    const options = { ...DEFAULT_OPTIONS, separator: 'minus', wrap: 'quotes' } as const
    expect([toSavedSeparator(options), toSavedWrap(options)]).toEqual(['minus', 'quotes'])
  })

  it('are the texts themselves where they are custom, prefix and suffix joined by a bar', () => {
    const custom = { customSeparator: ' & ', customPrefix: '<', customSuffix: '>' }
    const options = { ...DEFAULT_OPTIONS, ...custom, separator: 'custom', wrap: 'custom' } as const
    expect([toSavedSeparator(options), toSavedWrap(options)]).toEqual([' & ', '<|>'])
  })
})

describe('prefix and suffix joined by a bar', () => {
  it.each([
    ['', '', ''],
    ['<', '<', ''],
    ['<|>', '<', '>'],
    ['a|b|c', 'a', 'b|c'],
  ])('are split at the first bar: %j', (joined, prefix, suffix) => {
    expect(splitWrap(joined)).toEqual([prefix, suffix])
  })

  it.each([
    ['a|b|cdefg', 'a|b', 'cdefg'],
    ['a|b|c|d|e|f', 'a|b|c', 'd|e|f'],
  ])('are split where neither side is too long, if they can be: %j', (joined, prefix, suffix) => {
    expect(splitWrap(joined)).toEqual([prefix, suffix])
  })
})

describe('characters', () => {
  it('are counted as people count them', () => {
    expect(countCharacters('')).toBe(0)
    expect(countCharacters('abc')).toBe(3)
    expect(countCharacters('👨‍👩‍👧‍👦'.repeat(5))).toBe(5)
    expect(countCharacters('e\u0301')).toBe(1)
    expect(countCharacters('🇩🇪🇫🇷')).toBe(2)
  })
})
