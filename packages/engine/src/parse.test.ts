import { describe, expect, it } from 'vitest'
import { parseColumn } from './parse.ts'

describe('the words of a column', () => {
  it('are its lines, whichever way they end', () => {
    expect(parseColumn('red\nblue\r\ngreen\rgrey')).toEqual(['red', 'blue', 'green', 'grey'])
  })

  it('are the parts of its only line, split on the first delimiter found in it', () => {
    expect(parseColumn('a b,c;d')).toEqual(['a b', 'c;d'])
    expect(parseColumn('a b;c\td|e')).toEqual(['a b', 'c d|e'])
    expect(parseColumn('a b\tc|d')).toEqual(['a b', 'c|d'])
    expect(parseColumn('a b|c  d')).toEqual(['a b', 'c d'])
    expect(parseColumn('a b  c   d')).toEqual(['a b', 'c', 'd'])
  })

  it('are split within one line even if blank lines surround it', () => {
    expect(parseColumn('\nred, blue\n\n')).toEqual(['red', 'blue'])
  })

  it('keep their delimiters when there are several lines', () => {
    expect(parseColumn('a,b\nc;d')).toEqual(['a,b', 'c;d'])
  })

  it('lose the quotes around them, and no others', () => {
    expect(parseColumn(`"red", 'blue' ,"it's",5",'`)).toEqual(['red', 'blue', "it's", '5"', "'"])
  })

  it('have single spaces inside and none around', () => {
    expect(parseColumn('  24   hour \n" same\t day "\n\u00a0a\u00a0b\u00a0')).toEqual([
      '24 hour',
      'same day',
      'a b',
    ])
  })

  it('have no whitespace at all where the separator is nothing', () => {
    expect(parseColumn('24 hour\nsame \t day', { removeWhitespace: true })).toEqual(['24hour', 'sameday'])
  })

  it('are none in a text of blank lines, quotes and delimiters', () => {
    expect(parseColumn(' \n\r\n\t\r ')).toEqual([])
    expect(parseColumn('""\n\'\'\n" "')).toEqual([])
    expect(parseColumn(',,,')).toEqual([])
  })

  it('may hold any character', () => {
    const words = ['\u0000', '\ud800', 'e\u0301', '👩‍👩‍👧', 'שלום', 'مرحبا', 'x'.repeat(5_000_000)]
    expect(parseColumn(words.join('\n'))).toEqual(words)
  })

  it('are read from a million lines', () => {
    const words = Array.from({ length: 1_000_000 }, (_, i) => `word ${i}`)
    expect(parseColumn(words.join('\r\n')).length).toBe(1_000_000)
  })
})
