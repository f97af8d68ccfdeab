import { describe, expect, it } from 'vitest'
import { toCsvLine } from './csv-line.ts'

describe('a line of CSV', () => {
  it('quotes only cells that would end early or lose white space', () => {
    const cells = ['a', 'b, c', '5" nails', ' d', 'e\nf', '']
    expect(toCsvLine(cells, { guard: null })).toBe('a,"b, c","5"" nails"," d","e\nf",\r\n')
    expect(toCsvLine(['b, c', 'd\te'], { separator: '\t', guard: null })).toBe('b, c\t"d\te"\r\n')
  })

  it('is guarded for spreadsheets, and not for other programs', () => {
    expect(toCsvLine(['=1', "'=1", '-5'], { guard: 'formulas' })).toBe("'=1,''=1,-5\r\n")
    expect(toCsvLine(['=1', "'=1", '-5'], { guard: 'apostrophes' })).toBe("=1,''=1,-5\r\n")
    expect(toCsvLine(['=1', "'=1"], { guard: null })).toBe("=1,'=1\r\n")
  })
})
