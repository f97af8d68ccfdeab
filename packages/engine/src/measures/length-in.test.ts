import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthIn } from './length-in.ts'

describe('the length of a text', () => {
  it.each([
    ['', 0, 0, 0, 0],
    ['red fox', 7, 2, 7, 7],
    ['  red  fox ', 11, 2, 11, 11],
    ['Łódź', 4, 1, 7, 4],
    ['東京', 2, 1, 6, 4],
    ['ｆｕｌｌ', 4, 1, 12, 8],
    ['서울 boat', 7, 2, 11, 9],
    ['😀!', 2, 1, 5, 3],
    ['a\tb', 3, 1, 3, 3],
    ['e\u0301', 2, 1, 3, 2],
  ] as const)(
    'of %j is counted in characters, words, bytes and width',
    (text, characters, words, bytes, width) => {
      expect(lengthIn('characters', text)).toBe(characters)
      expect(lengthIn('words', text)).toBe(words)
      expect(lengthIn('bytes', text)).toBe(bytes)
      expect(lengthIn('width', text)).toBe(width)
    },
  )

  // Recorded from the npm package get-east-asian-width 1.7.0.
  it.each([
    [0x10ff, 1],
    [0x1100, 2],
    [0x115f, 2],
    [0x1160, 1],
    [0x231a, 2],
    [0x2603, 1],
    [0x303f, 1],
    [0x3040, 1],
    [0x3041, 2],
    [0x4e00, 2],
    [0xd7a3, 2],
    [0xff01, 2],
    [0xff61, 1],
    [0x1f600, 2],
    [0x1f321, 1],
    [0x2fffd, 2],
    [0x10fffd, 1],
  ])('gives U+%x its width', (point, width) => {
    expect(lengthIn('width', String.fromCodePoint(point))).toBe(width)
  })

  it('agrees with the text taken apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const text = given.toWellFormed()
        expect(lengthIn('characters', text)).toBe([...text].length)
        expect(lengthIn('bytes', text)).toBe(new TextEncoder().encode(text).length)
        expect(lengthIn('words', text)).toBe(text.split(' ').filter((word) => word !== '').length)
        expect(lengthIn('width', text)).toBe([...text].reduce((sum, one) => sum + lengthIn('width', one), 0))
      }),
    )
  })
})
