import { describe, expect, it } from 'vitest'
import { DEFAULT_OPTIONS, toTexts } from './options.ts'

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
