import { describe, expect, it } from 'vitest'
import { parseColumn } from './parse.ts'

describe('parseColumn', () => {
  it('reads one word per line, whatever the line ending', () => {
    expect(parseColumn('red\nblue\r\ngreen\rgray')).toEqual(['red', 'blue', 'green', 'gray'])
  })

  it('splits a single line on the first delimiter it finds', () => {
    expect(parseColumn('a b,c;d')).toEqual(['a b', 'c;d'])
    expect(parseColumn('a b;c\td|e')).toEqual(['a b', 'c d|e'])
    expect(parseColumn('a b\tc|d')).toEqual(['a b', 'c|d'])
    expect(parseColumn('a b|c  d')).toEqual(['a b', 'c d'])
    expect(parseColumn('a b  c   d')).toEqual(['a b', 'c', 'd'])
  })

  it('splits a single line even between blank lines', () => {
    expect(parseColumn('\nred, blue\n\n')).toEqual(['red', 'blue'])
  })

  it('splits a single line outside double quotes only', () => {
    expect(parseColumn('a,"b,c",d')).toEqual(['a', 'b,c', 'd'])
    expect(parseColumn('"a, b" ; c')).toEqual(['a, b', 'c'])
    expect(parseColumn('"a  b"  c')).toEqual(['a b', 'c'])
    expect(parseColumn('"Leeds, UK"')).toEqual(['Leeds, UK'])
    expect(parseColumn('"a, ""b"", c", d')).toEqual(['a, ""b"", c', 'd'])
  })

  it('takes a quote that opens no item, or that nothing closes, as a character', () => {
    expect(parseColumn('5", 6"')).toEqual(['5"', '6"'])
    expect(parseColumn('"a, b')).toEqual(['"a', 'b'])
    expect(parseColumn('"a" b, c"')).toEqual(['"a" b', 'c"'])
  })

  it('splits a long line with quotes in linear time', () => {
    expect(parseColumn(Array.from({ length: 300_000 }, () => '"a,b"').join(',')).length).toBe(300_000)
    expect(parseColumn('"a,'.repeat(300_000)).length).toBeGreaterThan(1)
  })

  it('keeps delimiters when there are several lines', () => {
    expect(parseColumn('a,b\nc;d')).toEqual(['a,b', 'c;d'])
  })

  it('strips surrounding quotes and no others', () => {
    expect(parseColumn(`"red", 'blue' ,"it's",5",'`)).toEqual(['red', 'blue', "it's", '5"', "'"])
  })

  it('trims words and collapses inner whitespace', () => {
    expect(parseColumn('  24   hour \n" same\t day "\n\u00a0a\u00a0b\u00a0')).toEqual([
      '24 hour',
      'same day',
      'a b',
    ])
  })

  it("removes all whitespace when the separator is 'nothing'", () => {
    expect(parseColumn('24 hour\nsame \t day', { removeWhitespace: true })).toEqual(['24hour', 'sameday'])
  })

  it('finds no words in blank lines, empty quotes and delimiters', () => {
    expect(parseColumn(' \n\r\n\t\r ')).toEqual([])
    expect(parseColumn('""\n\'\'\n" "')).toEqual([])
    expect(parseColumn(',,,')).toEqual([])
  })

  it('keeps blank lines and empty items before others if asked to', () => {
    const keepBlankLines = true
    expect(parseColumn('\nred\n\n  \nblue\n\n', { keepBlankLines })).toEqual(['', 'red', '', '', 'blue'])
    expect(parseColumn('\nred', { keepBlankLines })).toEqual(['', 'red'])
    expect(parseColumn('red,,blue,', { keepBlankLines })).toEqual(['red', '', 'blue'])
    expect(parseColumn('\n \n', { keepBlankLines })).toEqual([])
  })

  it('accepts any character', () => {
    const words = ['\u0000', '\ud800', 'e\u0301', '👩‍👩‍👧', 'שלום', 'مرحبا', 'x'.repeat(5_000_000)]
    expect(parseColumn(words.join('\n'))).toEqual(words)
  })

  it('reads a million lines', () => {
    const words = Array.from({ length: 1_000_000 }, (_, i) => `word ${i}`)
    expect(parseColumn(words.join('\r\n')).length).toBe(1_000_000)
  })
})
