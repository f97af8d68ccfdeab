import { describe, expect, it } from 'vitest'
import { toColumnChoice, toEncoding } from './written-choices.ts'

describe('a written encoding', () => {
  it.each([
    ['latin1', 'windows-1252'],
    ['UTF8', 'utf-8'],
    ['Shift-JIS', 'shift_jis'],
    ['utf-7', null],
    ['', null],
  ])('%j is %s', (text, encoding) => {
    expect(toEncoding(text)).toBe(encoding)
  })
})

describe('a written column', () => {
  it.each([
    ['2', 2],
    ['0', '0'],
    ['02', '02'],
    ['Keyword', 'Keyword'],
  ])('%j is %j', (text, column) => {
    expect(toColumnChoice(text)).toBe(column)
  })
})
