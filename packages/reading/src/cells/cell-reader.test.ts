import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CellReader } from './cell-reader.ts'
import { findSeparator, readSeparatorLine } from './find-separator.ts'
import { withoutGuard } from './guard.ts'
import { LineReader } from './line-reader.ts'

function cellsOf(text: string, separator = ',', pieces = [text]) {
  const reader = new CellReader({ separator, hasPlainQuotes: false })
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()]
}

describe('cells', () => {
  it('reads quotes, doubled quotes, line breaks in cells and each line end', () => {
    expect(cellsOf('a,"b ""c"""\r\n"d\r\ne", f\r\n\rg,h"')).toEqual([
      { cells: ['a', 'b "c"'], line: 1 },
      { cells: ['d\ne', ' f'], line: 2 },
      { cells: ['g', 'h"'], line: 5 },
    ])
  })

  it('drops white space around quotes', () => {
    expect(cellsOf('a, "b" ,c').map(({ cells }) => cells)).toEqual([['a', 'b', 'c']])
  })

  it.each([
    ['a,"b', 1],
    ['a\n"b" c,d', 2],
  ])('names the line of a quote that is wrong: %j', (text, line) => {
    expect(() => cellsOf(text)).toThrow(expect.objectContaining({ problem: 'quotes', line }))
  })

  it('reads the same rows in pieces of any size', () => {
    const cell = string({ unit: constantFrom('a', 'é', '"', ',', '\n', '\r', ' ', '\t') })
    assert(
      property(
        array(array(cell, { minLength: 2, maxLength: 4 })),
        integer({ min: 1, max: 9 }),
        (rows, size) => {
          const text = rows
            .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
            .join('\r\n')
          const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
          const expected = rows.map((row) => row.map((each) => each.replace(/\r\n?/g, '\n')))
          expect(cellsOf(text, ',', pieces).map(({ cells }) => cells)).toEqual(expected)
        },
      ),
    )
  })

  it('reads a line of 50 MB in linear time', () => {
    const reader = new CellReader({ separator: ',', hasPlainQuotes: false })
    const piece = 'word,'.repeat(50_000)
    for (let k = 0; k < 200; k++) expect(reader.push(piece)).toEqual([])
    expect(reader.end()[0]?.cells).toHaveLength(200 * 50_000 + 1)
  })
})

describe('the separator', () => {
  it.each([
    ['a,b\nc,d', ','],
    ['name;price\nA;1,5\nB;2,75', ';'],
    ['name;text\nA;one, two\nB;three', ';'],
    ['a\tb, c\nd\te', '\t'],
    ['a|b|c\nd|e|f', '|'],
    ['a|1,5\nb|2,5', '|'],
    ['Page,Title,Clicks\n/a,Shoes | Shop,5\n/b,Hats | Shop,7', ','],
    ['a | b\nc | d', '|'],
    ['Report of May, 2026\nFrom, to\nTerm;Clicks\na;1\nb;2\nc;3', ';'],
    ['"a;b",c\n"d;e",f', ','],
  ])('of %j is %j', (text, separator) => {
    expect(findSeparator(text).separator).toBe(separator)
  })

  it.each(['sep=;', 'SEP=;', '"sep=;"', '"Sep=;"', 'sep=;;'])('is named by the line %s', (line) => {
    expect(readSeparatorLine(`${line}\r\na;b`)).toEqual({ separator: ';', length: line.length + 2 })
  })
})

describe('lines', () => {
  function linesOf(text: string, pieces = [text]) {
    const reader = new LineReader()
    return [...pieces.map((piece) => reader.push(piece)), reader.end()].flatMap(({ words }) => words)
  }

  it('are words with each line end, and blank lines stay', () => {
    expect(linesOf('red\rblue\r\n\ngreen')).toEqual(['red', 'blue', '', 'green'])
  })

  it('join a cell that a spreadsheet copied with its line break', () => {
    expect(linesOf('one\n"two\nlines"\n"4"" desk"\nthree\n')).toEqual([
      'one',
      'two\nlines',
      '4" desk',
      'three',
    ])
  })

  it('keep the quotes of keywords with the match type phrase', () => {
    expect(linesOf('"red shoes"\n"blue"\n"open\nred')).toEqual(['"red shoes"', '"blue"', '"open', 'red'])
  })

  it('tell how many lines of the file a word has', () => {
    expect(new LineReader().push('one\n"two\nlines"\n"4"" desk"\n').spans).toEqual(new Map([[1, 2]]))
  })

  it('take linear time if one is 50 MB long', () => {
    const reader = new LineReader()
    const piece = 'word '.repeat(50_000)
    for (let k = 0; k < 200; k++) expect(reader.push(piece).words).toEqual([])
    expect(reader.end().words[0]).toHaveLength(200 * piece.length)
  })

  it('are the same in pieces of any size', () => {
    const line = string({ unit: constantFrom('a', '"', '\n', '\r', ' ') })
    assert(
      property(line, integer({ min: 1, max: 5 }), (text, size) => {
        const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
        expect(linesOf(text, pieces)).toEqual(linesOf(text))
      }),
    )
  })
})

describe('the guard against formulas', () => {
  it.each([
    ["'=1+1", '=1+1'],
    ["'-free", '-free'],
    ["'+49", '+49'],
    ["'@home", '@home'],
    ["''-x", "'-x"],
    ["'tis", "'tis"],
    ['-free', '-free'],
  ])('comes off: %s', (cell, word) => {
    expect(withoutGuard(cell)).toBe(word)
  })
})
