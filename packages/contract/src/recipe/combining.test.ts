import { describe, expect, it } from 'vitest'
import {
  countCharacters,
  DEFAULT_OPTIONS,
  splitWrap,
  toJoining,
  toSavedSeparator,
  toSavedWrap,
} from './combining.ts'

describe('the texts of the options', () => {
  it('are empty by default', () => {
    expect(toJoining(DEFAULT_OPTIONS)).toEqual({
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
  ] as const)('include the separator %s', (separator, text) => {
    expect(toJoining({ ...DEFAULT_OPTIONS, separator })).toMatchObject({
      separator: text,
      removeWhitespace: false,
    })
  })

  it('keep an empty custom separator and the whitespace inside words', () => {
    const options = { ...DEFAULT_OPTIONS, separator: 'custom' as const }
    expect(toJoining(options)).toMatchObject({ separator: '', removeWhitespace: false })
  })

  it('wrap words in quotes, brackets or custom texts', () => {
    const custom = { customPrefix: '<<', customSuffix: '🎉' }
    expect(toJoining({ ...DEFAULT_OPTIONS, wrap: 'quotes' })).toMatchObject({ prefix: '"', suffix: '"' })
    expect(toJoining({ ...DEFAULT_OPTIONS, wrap: 'brackets' })).toMatchObject({ prefix: '[', suffix: ']' })
    expect(toJoining({ ...DEFAULT_OPTIONS, ...custom, wrap: 'custom' })).toMatchObject({
      prefix: '<<',
      suffix: '🎉',
    })
  })
})

describe('the separator and wrap of a saved result', () => {
  it('are stored as the names of the choices', () => {
    const options = { ...DEFAULT_OPTIONS, separator: 'minus', wrap: 'quotes' } as const
    expect([toSavedSeparator(options), toSavedWrap(options)]).toEqual(['minus', 'quotes'])
  })

  it('are stored as texts if custom, with prefix and suffix joined by a pipe', () => {
    const custom = { customSeparator: ' & ', customPrefix: '<', customSuffix: '>' }
    const options = { ...DEFAULT_OPTIONS, ...custom, separator: 'custom', wrap: 'custom' } as const
    expect([toSavedSeparator(options), toSavedWrap(options)]).toEqual([' & ', '<|>'])
  })
})

describe('a prefix and suffix joined by a pipe', () => {
  it.each([
    ['', '', ''],
    ['<', '<', ''],
    ['<|>', '<', '>'],
    ['a|b|c', 'a', 'b|c'],
  ])('are split at the first pipe: %j', (joined, prefix, suffix) => {
    expect(splitWrap(joined)).toEqual([prefix, suffix])
  })

  it.each([
    ['a|b|cdefg', 'a|b', 'cdefg'],
    ['a|b|c|d|e|f', 'a|b|c', 'd|e|f'],
  ])('are split where neither side is too long, if possible: %j', (joined, prefix, suffix) => {
    expect(splitWrap(joined)).toEqual([prefix, suffix])
  })
})

describe('countCharacters', () => {
  it('counts characters as a person does', () => {
    expect(countCharacters('')).toBe(0)
    expect(countCharacters('abc')).toBe(3)
    expect(countCharacters('👨‍👩‍👧‍👦'.repeat(5))).toBe(5)
    expect(countCharacters('e\u0301')).toBe(1)
    expect(countCharacters('🇩🇪🇫🇷')).toBe(2)
  })
})
