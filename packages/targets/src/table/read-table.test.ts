import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTable, toColumnKey } from './read-table.ts'

const cellsOf = (text: string) => readTable(text).map(({ cells }) => cells)

describe('a table', () => {
  it('is read with commas, semicolons or tabs, as its first line has them', () => {
    expect(cellsOf('a,b\n1,2\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(cellsOf('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
    expect(cellsOf('a\tb,c\n1\t2;3')).toEqual([
      ['a', 'b,c'],
      ['1', '2;3'],
    ])
  })

  it('keeps separators, line breaks and doubled quotes inside of quotes', () => {
    expect(cellsOf('"a,b","say ""hi""","two\r\nlines"\r\nx,,')).toEqual([
      ['a,b', 'say "hi"', 'two\r\nlines'],
      ['x', '', ''],
    ])
  })

  it('takes an unclosed quote as text', () => {
    expect(cellsOf('40" tv,b\n"open,c')).toEqual([
      ['40" tv', 'b'],
      ['"open', 'c'],
    ])
  })

  it('skips empty lines and a byte order mark, and counts lines of the file', () => {
    expect(readTable('\ufeffa,b\r\n\r\n"1\n2",3\n4,5')).toEqual([
      { cells: ['a', 'b'], line: 1 },
      { cells: ['1\n2', '3'], line: 3 },
      { cells: ['4', '5'], line: 5 },
    ])
  })

  it('gives back what was written with quotes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', ';', '\t', '"', '\n', '\r', ' ') })
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2 }), { minLength: 1 }), (rows) => {
        const text = rows
          .map((row) => ['x', ...row].map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\n')
        expect(cellsOf(`a,b\n${text}`).slice(1)).toEqual(rows.map((row) => ['x', ...row]))
      }),
    )
  })
})

it('knows the column of a name in other capitals and with other signs', () => {
  expect(toColumnKey('Ad Group')).toBe(toColumnKey('ad_group'))
  expect(toColumnKey('Max. CPC')).toBe('maxcpc')
})
